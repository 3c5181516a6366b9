/** Figures of Rauha that people would work out by hand. Ids of messages/rauha. */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { ENTITIES, ENTITY_DATA, PATH, stopAt } from '../../../engine/rauha/data.ts'
import type { Entity } from '../../../engine/rauha/data.ts'
import { linesThrough, sporesOf, symbolsOf, tileAt, waterEnergy, waterOf } from '../../../engine/rauha/index.ts'
import type { Line } from '../../../engine/rauha/index.ts'
import type { RauhaView } from '../../../engine/rauha/state.ts'
import { entityName, lineName, message } from './names.ts'

/** Every row and every column, once: the diagonal crosses them all. */
const LINES: readonly Line[] = [0, 4, 8].flatMap(linesThrough)

/** Small texts beside the board about one seat. */
export function facts(view: RauhaView, seat: Seat): readonly Message[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const leads = view.players.every((other) => other === player || other.energy < player.energy)
  const lines = [
    message('fact.energy', { energy: player.energy, leads: leads ? 'yes' : 'no' }),
    message('fact.crystals', { count: player.crystals }),
  ]
  const spores = sporesOf(player)
  if (spores > 0) lines.push(message('fact.spores', { count: spores }))
  lines.push(waterWords(view, seat))
  const own = ENTITIES.filter((entity) => view.entities[entity] === seat)
  if (own.length > 0) lines.push(message('fact.entities', { entities: own.map(entityName) }))
  const near = nearEntities(view, seat)
  if (near.length > 0) {
    const entities = near.map(({ entity, line }) => ({
      id: 'rauha.fact.nearLine',
      values: { entity: entityName(entity), line: lineName(line) ?? '' },
    }))
    lines.push(message('fact.near', { entities }))
  }
  if (view.stack.length === 0) return lines
  const { kind } = stopAt(view.position)
  if (view.first === seat) lines.push(message(kind === 'corner' ? 'fact.firstScoring' : 'fact.first'))
  lines.push(message('fact.scoring', { turns: turnsToScoring(view.position) }))
  return lines
}

function waterWords(view: RauhaView, seat: Seat): Message {
  const all = view.players.map((_, each) => waterOf(view, each))
  const count = all[seat] ?? 0
  const least = Math.min(...all)
  if (count === least) return message('fact.waterLeast', { count })
  return message('fact.water', { count, more: count - least, energy: waterEnergy(count, least) })
}

/** Turns until the avatars reach a corner, the present one included; 0 in a corner. */
export function turnsToScoring(position: number): number {
  const corner = PATH.find((stop) => stop.position >= position && stop.kind === 'corner')
  return (corner?.position ?? position) - position
}

/** The entities that one more tile with their symbol would win for a seat, each with the first line where it would. */
export function nearEntities(view: RauhaView, seat: Seat): readonly { readonly entity: Entity; readonly line: Line }[] {
  return ENTITIES.filter((entity) => view.entities[entity] !== seat).flatMap((entity) => {
    const { symbol } = ENTITY_DATA[entity]
    const line = LINES.find(
      (squares) => squares.filter((square) => symbolsOf(tileAt(view, seat, square)).includes(symbol)).length >= 2,
    )
    return line === undefined ? [] : [{ entity, line }]
  })
}
