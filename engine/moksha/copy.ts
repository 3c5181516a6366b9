/** Hand-written deep copies: bots make one for every action that they try. */
import type { Caste, Occupation } from './data.ts'
import type { MokshaFrame, MokshaPublicState, MokshaState, Player } from './state.ts'

function copyPlayer(player: Player): Player {
  const { karma, gods } = player
  return {
    region: player.region,
    occupation: player.occupation,
    stage: player.stage,
    aura: player.aura,
    harmony: player.harmony,
    tokens: player.tokens.slice(),
    karma: { dharma: karma.dharma, kama: karma.kama, artha: karma.artha },
    gods: { brahma: gods.brahma, ganesha: gods.ganesha, vishnu: gods.vishnu, shiva: gods.shiva },
    disciples: player.disciples.slice(),
    land: player.land,
    slotAura: player.slotAura,
    karmaAura: player.karmaAura,
    lives: player.lives,
    attained: player.attained,
    passing: player.passing,
  }
}

function copyFrame(frame: MokshaFrame): MokshaFrame {
  if (frame.kind !== 'turn') return { ...frame }
  const { kind, seat, stage, moved, earned, taken, used, crowded } = frame
  return { kind, seat, stage, moved, earned, taken: taken.slice(), used, crowded }
}

function copyCastes(castes: MokshaState['castes']): Record<Caste, Occupation[]> {
  return {
    dalit: castes.dalit.slice(),
    shudra: castes.shudra.slice(),
    vaishya: castes.vaishya.slice(),
    kshatriya: castes.kshatriya.slice(),
    brahmin: castes.brahmin.slice(),
  }
}

function copyOcean({ dharma5, dharma10, kama5, kama10, artha5, artha10 }: MokshaState['ocean']) {
  return { dharma5, dharma10, kama5, kama10, artha5, artha10 }
}

/** @returns a deep copy of the public state, except the token stacks of the regions */
export function copyPublicStateWithoutPiles(state: MokshaPublicState): Omit<MokshaPublicState, 'piles'> {
  return {
    evenFinish: state.evenFinish,
    players: state.players.map(copyPlayer),
    order: state.order.slice(),
    buildings: state.buildings.slice(),
    drawn: state.drawn.slice(),
    turns: state.turns,
    left: state.left === null ? null : state.left.slice(),
    end: state.end,
    stack: state.stack.map(copyFrame),
  }
}

/** @returns a deep copy of a state */
export function clone(state: MokshaState): MokshaState {
  return {
    evenFinish: state.evenFinish,
    players: state.players.map(copyPlayer),
    order: state.order.slice(),
    buildings: state.buildings.slice(),
    piles: state.piles.map((pile) => pile.slice()),
    unseen: state.unseen.slice(),
    ocean: copyOcean(state.ocean),
    drawn: state.drawn.slice(),
    castes: copyCastes(state.castes),
    turns: state.turns,
    left: state.left === null ? null : state.left.slice(),
    end: state.end,
    stack: state.stack.map(copyFrame),
  }
}
