/** The board area as data: all pieces with their positions, and the outline that a screen reader reads. */
import { SPACE_IDS } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicView } from '../../../engine/cosmic-karma/index.ts'
import { KARMA_COLOURS, LAND_NUMBERS, TOOLS } from '../../../engine/cosmic-karma/data.ts'
import {
  freeWillHandPlace,
  lostTurnsPlace,
  landPackPlace,
  pegsPlace,
  accountPilePlace,
  spacePlace,
} from '../../../engine/cosmic-karma/places.ts'
import { screenReaderOutlinePlace, screenReaderOutlineHeading, boxToCssPixelRect } from '../../art/piece-factory.ts'
import type { Scene, SceneParameters } from '../../stage/scene.ts'
import { seatsInOrderFrom, capSmallHeaderNameSizes } from '../seat-boards.ts'
import { accountPieces } from './account-pieces.ts'
import { mandalaPieces } from './mandala-pieces.ts'
import { layoutTable } from './layout.ts'
import { landName, gameMessage, spaceName, toolName } from './names.ts'
import { DICE_PIECE_ID } from './click-targets.ts'
import { diceTrayAndCardPieces } from './table-pieces.ts'
import { layoutTray } from './tray-layout.ts'

/** Builds the scene of a view: all pieces, the outline for screen readers, and the room for the buttons of a decision. */
export function buildScene(view: CosmicView, parameters: SceneParameters): Scene {
  const plan = layoutTable(parameters, view.players.length)
  return {
    answers: boxToCssPixelRect(layoutTray(view, plan).answers),
    pieces: capSmallHeaderNameSizes([
      ...mandalaPieces(view, parameters, plan),
      ...[...plan.accounts.values()].flatMap((account) => accountPieces(view, parameters, plan, account)),
      ...diceTrayAndCardPieces(view, parameters, plan),
    ]),
    outline: outline(view, plan.own),
  }
}

function outline(view: CosmicView, own: number): Scene['outline'] {
  return [
    screenReaderOutlineHeading('tray', gameMessage('place.table')),
    screenReaderOutlinePlace(DICE_PIECE_ID, gameMessage('label.dice')),
    screenReaderOutlinePlace('laidOut', gameMessage('place.laidOut')),
    screenReaderOutlinePlace('table', gameMessage('place.card')),
    screenReaderOutlinePlace('reach', gameMessage('place.reach')),
    ...seatsInOrderFrom(own, view.players.length).flatMap((seat) => [
      screenReaderOutlineHeading(`seat${seat}`, gameMessage('place.account', { seat: { seat } })),
      ...KARMA_COLOURS.flatMap((colour) =>
        (['beads', 'habits', 'rings'] as const).map((shelf) =>
          screenReaderOutlinePlace(
            accountPilePlace(seat, shelf, colour),
            gameMessage(`place.${shelf}`, { seat: { seat }, colour }),
          ),
        ),
      ),
      ...TOOLS.map((tool) =>
        screenReaderOutlinePlace(
          pegsPlace(seat, tool),
          gameMessage('place.pegs', { seat: { seat }, tool: toolName(tool) }),
        ),
      ),
      screenReaderOutlinePlace(freeWillHandPlace(seat), gameMessage('place.hand', { seat: { seat } })),
      screenReaderOutlinePlace(lostTurnsPlace(seat), gameMessage('place.lostTurns', { seat: { seat } })),
    ]),
    screenReaderOutlineHeading('mandala', gameMessage('place.mandala')),
    ...SPACE_IDS.map((space) => screenReaderOutlinePlace(spacePlace(space), spaceName(space))),
    screenReaderOutlineHeading('packs', gameMessage('place.packs')),
    ...LAND_NUMBERS.flatMap((land) =>
      (['choice', 'karma'] as const).map((pack) =>
        screenReaderOutlinePlace(landPackPlace(pack, land), gameMessage('place.pack', { pack, land: landName(land) })),
      ),
    ),
    screenReaderOutlinePlace('pack:freeWill', gameMessage('place.freeWillPack')),
    screenReaderOutlinePlace('pack:loseTurn', gameMessage('place.loseTurnPack')),
    screenReaderOutlinePlace('bank', gameMessage('place.bank')),
  ]
}
