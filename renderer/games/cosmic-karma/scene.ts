/** The table as data: what lies where, and how it is read aloud. */
import { SPACE_IDS } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicView } from '../../../engine/cosmic-karma/index.ts'
import { KARMA_COLOURS, LANDS, TOOLS } from '../../../engine/cosmic-karma/data.ts'
import {
  freeWillHandPlace,
  lostTurnsPlace,
  packPlace,
  pegsPlace,
  accountPilePlace,
  spacePlace,
} from '../../../engine/cosmic-karma/places.ts'
import { entry, heading, rectOf } from '../../art/make.ts'
import type { Scene, Vantage } from '../../stage/scene.ts'
import { clockwise, levelNames } from '../seats.ts'
import { accountPieces } from './accounts.ts'
import { boardPieces } from './board.ts'
import { planTable } from './layout.ts'
import { landName, message, spaceName, toolName } from './named.ts'
import { DICE } from './pieces.ts'
import { tablePieces } from './table.ts'
import { trayOf } from './tray.ts'

export function scene(view: CosmicView, vantage: Vantage): Scene {
  const plan = planTable(vantage, view.players.length)
  return {
    answers: rectOf(trayOf(view, plan).answers),
    pieces: levelNames([
      ...boardPieces(view, vantage, plan),
      ...[...plan.accounts.values()].flatMap((account) => accountPieces(view, vantage, plan, account)),
      ...tablePieces(view, vantage, plan),
    ]),
    outline: outline(view, plan.own),
  }
}

function outline(view: CosmicView, own: number): Scene['outline'] {
  return [
    heading('tray', message('place.table')),
    entry(DICE, message('label.dice')),
    entry('laidOut', message('place.laidOut')),
    entry('table', message('place.card')),
    entry('reach', message('place.reach')),
    ...clockwise(own, view.players.length).flatMap((seat) => [
      heading(`seat${seat}`, message('place.account', { seat: { seat } })),
      ...KARMA_COLOURS.flatMap((colour) =>
        (['beads', 'habits', 'rings'] as const).map((shelf) =>
          entry(accountPilePlace(seat, shelf, colour), message(`place.${shelf}`, { seat: { seat }, colour })),
        ),
      ),
      ...TOOLS.map((tool) =>
        entry(pegsPlace(seat, tool), message('place.pegs', { seat: { seat }, tool: toolName(tool) })),
      ),
      entry(freeWillHandPlace(seat), message('place.hand', { seat: { seat } })),
      entry(lostTurnsPlace(seat), message('place.lostTurns', { seat: { seat } })),
    ]),
    heading('mandala', message('place.mandala')),
    ...SPACE_IDS.map((space) => entry(spacePlace(space), spaceName(space))),
    heading('packs', message('place.packs')),
    ...LANDS.flatMap((land) =>
      (['choice', 'karma'] as const).map((pack) =>
        entry(packPlace(pack, land), message('place.pack', { pack, land: landName(land) })),
      ),
    ),
    entry('pack:freeWill', message('place.freeWillPack')),
    entry('pack:loseTurn', message('place.loseTurnPack')),
    entry('bank', message('place.bank')),
  ]
}
