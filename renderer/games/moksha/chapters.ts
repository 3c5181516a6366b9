/** Where the rulebook says more of a decision: the chapter, by what is asked. */
import type { MokshaAskKind } from '../../../engine/moksha/index.ts'

export const chapters: Readonly<Record<MokshaAskKind, string>> = {
  wander: 'wander',
  take: 'wander',
  takeNothing: 'wander',
  replace: 'wander',
  farm: 'lives',
  evolve: 'evolve',
  shift: 'gods',
  gather: 'gather',
  beforeGather: 'gather',
  serve: 'lives',
  devote: 'devote',
  sacrifice: 'devote',
  beforeDevote: 'devote',
  mobilize: 'devote',
  again: 'lives',
  age: 'grow',
  ageShort: 'grow',
  ageLast: 'grow',
  recall: 'death',
  karma: 'death',
  close: 'lives',
  lay: 'gods',
  sink: 'gods',
  swap: 'gods',
}
