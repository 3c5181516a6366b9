/** The table as data: what lies where, and how it is read aloud. */
import type { Message } from '../../../engine/core/contract/game.ts'
import { SPACE_IDS } from '../../../engine/cosmic-karma/index.ts'
import type { CosmicView } from '../../../engine/cosmic-karma/index.ts'
import { COLOURS, LANDS, TOOLS } from '../../../engine/cosmic-karma/data.ts'
import {
  handPlace,
  lostTurnsPlace,
  packPlace,
  pegsPlace,
  shelfPlace,
  spacePlace,
} from '../../../engine/cosmic-karma/places.ts'
import type { Scene, Vantage } from '../../stage/scene.ts'
import { clockwise } from '../seats.ts'
import { accountPieces } from './accounts.ts'
import { boardPieces } from './board.ts'
import { planTable } from './layout.ts'
import { landName, message, spaceName, toolName } from './names.ts'
import { DICE } from './pieces.ts'
import { tablePieces } from './table.ts'
import { trayOf } from './tray.ts'

export function scene(view: CosmicView, vantage: Vantage): Scene {
  const plan = planTable(vantage, view.players.length)
  const { x, y, w, h } = trayOf(view, plan).answers
  return {
    answers: { left: x, top: y, width: w, height: h },
    pieces: [
      ...boardPieces(view, vantage, plan),
      ...[...plan.accounts.values()].flatMap((account) => accountPieces(view, vantage, plan, account)),
      ...tablePieces(view, vantage, plan),
    ],
    outline: outline(view, plan.own),
  }
}

type Entry = Scene['outline'][number]

function outline(view: CosmicView, own: number): readonly Entry[] {
  const entry = (place: string, level: 2 | 3, title: Message): Entry => ({ place, level, title })
  return [
    entry('tray', 2, message('place.table')),
    entry(DICE, 3, message('label.dice')),
    entry('laidOut', 3, message('place.laidOut')),
    entry('table', 3, message('place.card')),
    entry('reach', 3, message('place.reach')),
    ...clockwise(own, view.players.length).flatMap((seat) => [
      entry(`seat${seat}`, 2, message('place.account', { seat: { seat } })),
      ...COLOURS.flatMap((colour) =>
        (['beads', 'habits', 'rings'] as const).map((shelf) =>
          entry(shelfPlace(seat, shelf, colour), 3, message(`place.${shelf}`, { seat: { seat }, colour })),
        ),
      ),
      ...TOOLS.map((tool) =>
        entry(pegsPlace(seat, tool), 3, message('place.pegs', { seat: { seat }, tool: toolName(tool) })),
      ),
      entry(handPlace(seat), 3, message('place.hand', { seat: { seat } })),
      entry(lostTurnsPlace(seat), 3, message('place.lostTurns', { seat: { seat } })),
    ]),
    entry('mandala', 2, message('place.mandala')),
    ...SPACE_IDS.map((space) => entry(spacePlace(space), 3, spaceName(space))),
    entry('packs', 2, message('place.packs')),
    ...LANDS.flatMap((land) =>
      (['choice', 'karma'] as const).map((pack) =>
        entry(packPlace(pack, land), 3, message('place.pack', { pack, land: landName(land) })),
      ),
    ),
    entry('pack:freeWill', 3, message('place.freeWillPack')),
    entry('pack:loseTurn', 3, message('place.loseTurnPack')),
    entry('bank', 3, message('place.bank')),
  ]
}
