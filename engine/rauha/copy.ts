/** Hand-written deep copies: bots make one for every action that they try. */
import type { Player, RauhaFrame, RauhaState } from './state.ts'

function copyPlayer(player: Player): Player {
  const { tiles, entities, water } = player.earned
  return {
    tiles: player.tiles.slice(),
    covered: player.covered.slice(),
    spores: player.spores.slice(),
    crystals: player.crystals,
    energy: player.energy,
    earned: { tiles, entities, water },
    kept: player.kept,
  }
}

/** @returns a deep copy of a frame, an entry of the stack of pending work */
export function copyFrame(frame: RauhaFrame): RauhaFrame {
  switch (frame.kind) {
    case 'keep':
      return { kind: 'keep' }
    case 'settle':
      return { kind: 'settle', seat: frame.seat }
    case 'activate': {
      const { kind, seat, scoring, used, entities } = frame
      return { kind, seat, scoring, used: used.slice(), entities: entities.slice() }
    }
  }
}

/** @returns a copy of the record of the owners of the entities */
export function copyEntityOwners({ taivas, sienet, meri, metsat, kiteet, vuori, maa }: RauhaState['entities']) {
  return { taivas, sienet, meri, metsat, kiteet, vuori, maa }
}

/** @returns a deep copy of a state */
export function clone(state: RauhaState): RauhaState {
  const [one, two] = state.decks
  return {
    side: state.side,
    position: state.position,
    players: state.players.map(copyPlayer),
    deals: state.deals.map((deal) => deal.slice()),
    taken: state.taken,
    shown: state.shown.slice(),
    decks: [one.slice(), two.slice()],
    entities: copyEntityOwners(state.entities),
    arrivals: state.arrivals.slice(),
    first: state.first,
    stack: state.stack.map(copyFrame),
  }
}
