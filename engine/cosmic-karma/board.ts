/** The board as a graph: all spaces, their effects, and the steps out of them (COS-33). */
import type {
  KarmaColour,
  EffectStep,
  LandNumber,
  DataOrigin,
  BoardRegion,
  SpaceData,
  SpaceId,
  SpaceKind,
  PawnStep,
  PawnStepCondition,
  PawnStepKind,
  Tool,
} from './data.ts'

function on(to: SpaceId): PawnStep {
  return { to, when: 'always', how: 'step' }
}
function way(to: SpaceId, when: PawnStepCondition, how: PawnStepKind): PawnStep {
  return { to, when, how }
}
function rings(colour: KarmaColour | 'choice', count: number): EffectStep {
  return { op: 'gain', item: 'ring', colour, count }
}
function beads(colour: KarmaColour | 'choice', count: number): EffectStep {
  return { op: 'gain', item: 'bead', colour, count }
}
function peg(tool: Tool | 'choice'): EffectStep {
  return { op: 'gainTool', tool }
}
const CHOICE: readonly EffectStep[] = [{ op: 'draw', pack: 'choice' }]
const KARMA: readonly EffectStep[] = [{ op: 'draw', pack: 'karma' }]
const FREE_WILL: readonly EffectStep[] = [{ op: 'freeWill', count: 1 }]
const LOOSEN: EffectStep = { op: 'loosenHabit' }

function origin(effect: DataOrigin, position: DataOrigin): SpaceData['origin'] {
  return { effect, position }
}
/** Effect and position are published in the booklet. */
const FULLY_PUBLISHED = origin('rules', 'rules')
/** The booklet describes the effect of such a space, but not its position. */
const RECONSTRUCTED_POSITION = origin('rules', 'reconstruction')
/** The booklet gives the position, but not the effect. */
const RECONSTRUCTED_EFFECT = origin('reconstruction', 'rules')
const FULLY_RECONSTRUCTED = origin('reconstruction', 'reconstruction')

/** The kinds of spaces with a stop sign. */
const STOPS: readonly SpaceKind[] = ['pit', 'review', 'planning']

function earth(
  region: BoardRegion,
  land: LandNumber,
  kind: SpaceKind,
  effect: readonly EffectStep[],
  next: readonly PawnStep[],
  marked: SpaceData['origin'],
): SpaceData {
  return { realm: 'earth', region, land, kind, effect, stop: STOPS.includes(kind), next, origin: marked }
}
function cloud(
  kind: SpaceKind,
  effect: readonly EffectStep[],
  next: readonly PawnStep[],
  marked: SpaceData['origin'],
): SpaceData {
  const stop = STOPS.includes(kind)
  return { realm: 'spirit', region: 'clouds', land: null, kind, effect, stop, next, origin: marked }
}

/** The data of all 93 spaces, by id. They are in this order: centre, ring, the regions beside it, Spirit Realm. */
export const SPACES: Readonly<Record<SpaceId, SpaceData>> = {
  cosmic: {
    realm: 'cosmic',
    region: 'centre',
    land: null,
    kind: 'centre',
    effect: [],
    stop: true,
    next: [on('e1-01')],
    origin: FULLY_PUBLISHED,
  },
  'e1-01': earth('ring', 1, 'bead', [beads('orange', 1)], [on('e1-02')], RECONSTRUCTED_EFFECT),
  'e1-02': earth('ring', 1, 'ring', [rings('green', 1)], [on('e1-03')], FULLY_RECONSTRUCTED),
  'e1-03': earth('ring', 1, 'choice', CHOICE, [on('e1-04')], RECONSTRUCTED_POSITION),
  'e1-04': earth('ring', 1, 'bead', [beads('green', 1)], [on('e1-05')], FULLY_RECONSTRUCTED),
  'e1-05': earth('ring', 1, 'tool', [peg('torch')], [on('e1-06')], FULLY_RECONSTRUCTED),
  'e1-06': earth('ring', 1, 'karma', KARMA, [on('e1-07')], RECONSTRUCTED_POSITION),
  'e1-07': earth('ring', 1, 'tool', [peg('wand')], [on('e1-08')], FULLY_RECONSTRUCTED),
  'e1-08': earth(
    'ring',
    1,
    'freeWill',
    FREE_WILL,
    [on('e1-09'), way('wheel-1', 'passing', 'branch')],
    RECONSTRUCTED_POSITION,
  ),
  'e1-09': earth('ring', 1, 'choice', CHOICE, [on('e1-10')], RECONSTRUCTED_POSITION),
  'e1-10': earth('ring', 1, 'ring', [rings('orange', 1)], [on('e1-11')], FULLY_RECONSTRUCTED),
  'e1-11': earth('ring', 1, 'ring', [rings('green', 1)], [on('e1-12')], FULLY_RECONSTRUCTED),
  'e1-12': earth('ring', 1, 'loseTurn', [{ op: 'loseTurn', count: 1 }], [on('e1-13')], FULLY_RECONSTRUCTED),
  'e1-13': earth('ring', 1, 'karma', KARMA, [on('e1-14')], RECONSTRUCTED_POSITION),
  'e1-14': earth('ring', 1, 'ring', [rings('orange', 2)], [on('e1-15')], FULLY_RECONSTRUCTED),
  'e1-15': earth('ring', 1, 'choice', CHOICE, [on('e2-01')], RECONSTRUCTED_POSITION),
  'e2-01': earth('ring', 2, 'bead', [beads('orange', 1)], [on('e2-02')], FULLY_RECONSTRUCTED),
  'e2-02': earth('ring', 2, 'choice', CHOICE, [on('e2-03')], RECONSTRUCTED_POSITION),
  'e2-03': earth('ring', 2, 'ring', [rings('green', 1)], [on('e2-04')], FULLY_RECONSTRUCTED),
  'e2-04': earth('ring', 2, 'arrow', [{ op: 'followArrow', space: 'pit' }], [on('e2-05')], FULLY_RECONSTRUCTED),
  'e2-05': earth('ring', 2, 'karma', KARMA, [on('e2-06')], RECONSTRUCTED_POSITION),
  'e2-06': earth('ring', 2, 'ring', [rings('orange', 1)], [on('e2-07')], FULLY_RECONSTRUCTED),
  'e2-07': earth('ring', 2, 'choice', CHOICE, [on('e2-08')], RECONSTRUCTED_POSITION),
  'e2-08': earth(
    'ring',
    2,
    'freeWill',
    FREE_WILL,
    [on('e2-09'), way('wheel-2', 'passing', 'branch')],
    RECONSTRUCTED_POSITION,
  ),
  'e2-09': earth('ring', 2, 'gate', [], [on('e2-10'), way('torch-1', 'always', 'branch')], FULLY_RECONSTRUCTED),
  'e2-10': earth('ring', 2, 'bead', [beads('green', 1)], [on('e2-11')], FULLY_RECONSTRUCTED),
  'e2-11': earth('ring', 2, 'choice', CHOICE, [on('e2-12')], RECONSTRUCTED_POSITION),
  'e2-12': earth('ring', 2, 'ring', [rings('orange', 2)], [on('e2-13')], FULLY_RECONSTRUCTED),
  'e2-13': earth('ring', 2, 'ring', [rings('green', 2)], [on('e2-14')], FULLY_RECONSTRUCTED),
  'e2-14': earth('ring', 2, 'karma', KARMA, [on('e2-15')], RECONSTRUCTED_POSITION),
  'e2-15': earth('ring', 2, 'tool', [peg('sword')], [on('e3-01')], FULLY_RECONSTRUCTED),
  'e3-01': earth('ring', 3, 'bead', [beads('green', 1)], [on('e3-02')], FULLY_RECONSTRUCTED),
  'e3-02': earth('ring', 3, 'gate', [], [on('e3-03'), way('sword-1', 'always', 'branch')], FULLY_RECONSTRUCTED),
  'e3-03': earth('ring', 3, 'choice', CHOICE, [on('e3-04')], RECONSTRUCTED_POSITION),
  'e3-04': earth('ring', 3, 'bead', [beads('orange', 1)], [on('e3-05')], FULLY_RECONSTRUCTED),
  'e3-05': earth('ring', 3, 'karma', KARMA, [on('e3-06')], RECONSTRUCTED_POSITION),
  'e3-06': earth('ring', 3, 'ring', [rings('green', 1), rings('orange', 1)], [on('e3-07')], FULLY_RECONSTRUCTED),
  'e3-07': earth('ring', 3, 'choice', CHOICE, [on('e3-08')], RECONSTRUCTED_POSITION),
  'e3-08': earth(
    'ring',
    3,
    'freeWill',
    FREE_WILL,
    [on('e3-09'), way('wheel-3', 'passing', 'branch')],
    RECONSTRUCTED_POSITION,
  ),
  'e3-09': earth('ring', 3, 'ring', [rings('orange', 1)], [on('e3-10')], FULLY_RECONSTRUCTED),
  'e3-10': earth('ring', 3, 'tool', [peg('wand')], [on('e3-11')], FULLY_RECONSTRUCTED),
  'e3-11': earth('ring', 3, 'choice', CHOICE, [on('e3-12')], RECONSTRUCTED_POSITION),
  'e3-12': earth('ring', 3, 'karma', KARMA, [on('e3-13')], RECONSTRUCTED_POSITION),
  'e3-13': earth('ring', 3, 'ring', [rings('orange', 1)], [on('e3-14')], FULLY_RECONSTRUCTED),
  'e3-14': earth('ring', 3, 'ring', [rings('green', 2)], [on('e3-15')], FULLY_RECONSTRUCTED),
  'e3-15': earth('ring', 3, 'arrow', [{ op: 'followArrow', space: 'e4-06' }], [on('e4-01')], FULLY_RECONSTRUCTED),
  'e4-01': earth('ring', 4, 'choice', CHOICE, [on('e4-02')], RECONSTRUCTED_POSITION),
  'e4-02': earth('ring', 4, 'bead', [beads('green', 1)], [on('e4-03')], FULLY_RECONSTRUCTED),
  'e4-03': earth('ring', 4, 'karma', KARMA, [on('e4-04')], RECONSTRUCTED_POSITION),
  'e4-04': earth('ring', 4, 'ring', [rings('green', 1)], [on('e4-05')], FULLY_RECONSTRUCTED),
  'e4-05': earth('ring', 4, 'ring', [rings('green', 2)], [on('e4-06')], FULLY_RECONSTRUCTED),
  'e4-06': earth('ring', 4, 'choice', CHOICE, [on('e4-07')], RECONSTRUCTED_POSITION),
  'e4-07': earth('ring', 4, 'bead', [beads('orange', 1)], [on('e4-08')], FULLY_RECONSTRUCTED),
  'e4-08': earth(
    'ring',
    4,
    'freeWill',
    FREE_WILL,
    [on('e4-09'), way('wheel-4', 'passing', 'branch')],
    RECONSTRUCTED_POSITION,
  ),
  'e4-09': earth('ring', 4, 'arrow', [{ op: 'followArrow', space: 'e4-05' }], [on('e4-10')], FULLY_RECONSTRUCTED),
  'e4-10': earth('ring', 4, 'choice', CHOICE, [on('e4-11')], RECONSTRUCTED_POSITION),
  'e4-11': earth('ring', 4, 'ring', [rings('green', 1)], [on('e4-12')], FULLY_RECONSTRUCTED),
  'e4-12': earth('ring', 4, 'loseTurn', [{ op: 'loseTurn', count: 1 }], [on('e4-13')], FULLY_RECONSTRUCTED),
  'e4-13': earth('ring', 4, 'karma', KARMA, [on('e4-14')], RECONSTRUCTED_POSITION),
  'e4-14': earth('ring', 4, 'ring', [rings('orange', 2)], [on('e4-15')], FULLY_RECONSTRUCTED),
  'e4-15': earth(
    'ring',
    4,
    'hangingOn',
    [{ op: 'loseTurn', count: 1 }],
    [way('cosmic', 'ready', 'step'), way('s-01', 'notReady', 'step')],
    RECONSTRUCTED_EFFECT,
  ),
  'torch-1': earth('torch', 2, 'ring', [rings('choice', 1)], [on('torch-2')], FULLY_RECONSTRUCTED),
  'torch-2': earth('torch', 2, 'choice', CHOICE, [on('torch-3')], RECONSTRUCTED_POSITION),
  'torch-3': earth('torch', 2, 'tool', [peg('torch')], [way('e2-14', 'always', 'rejoin')], FULLY_RECONSTRUCTED),
  'sword-1': earth('sword', 3, 'tool', [peg('sword'), LOOSEN], [on('sword-2')], FULLY_RECONSTRUCTED),
  'sword-2': earth('sword', 3, 'ring', [rings('orange', 1), LOOSEN], [on('sword-3')], FULLY_RECONSTRUCTED),
  'sword-3': earth('sword', 3, 'temple', [LOOSEN], [on('sword-4')], FULLY_RECONSTRUCTED),
  'sword-4': earth('sword', 3, 'ring', [rings('green', 1), LOOSEN], [on('sword-5')], FULLY_RECONSTRUCTED),
  'sword-5': earth('sword', 3, 'tool', [peg('sword'), LOOSEN], [on('sword-6')], FULLY_RECONSTRUCTED),
  'sword-6': earth('sword', 3, 'temple', [LOOSEN], [way('e3-08', 'always', 'rejoin')], FULLY_RECONSTRUCTED),
  pit: earth('pit', 2, 'pit', [beads('choice', 1)], [way('e2-05', 'always', 'rejoin')], RECONSTRUCTED_POSITION),
  'wheel-1': earth(
    'wheels',
    1,
    'wheel',
    [rings('green', 1)],
    [on('wheel-2'), way('e1-08', 'always', 'exit')],
    FULLY_RECONSTRUCTED,
  ),
  'wheel-2': earth(
    'wheels',
    2,
    'wheel',
    [rings('orange', 1)],
    [on('wheel-3'), way('e2-08', 'always', 'exit')],
    FULLY_RECONSTRUCTED,
  ),
  'wheel-3': earth(
    'wheels',
    3,
    'wheel',
    [rings('green', 1)],
    [on('wheel-4'), way('e3-08', 'always', 'exit')],
    FULLY_RECONSTRUCTED,
  ),
  'wheel-4': earth(
    'wheels',
    4,
    'wheel',
    [rings('orange', 1)],
    [on('wheel-1'), way('e4-08', 'always', 'exit')],
    FULLY_RECONSTRUCTED,
  ),
  's-01': cloud('review', [], [on('s-02')], RECONSTRUCTED_POSITION),
  's-02': cloud('cloud', [rings('green', 1), rings('orange', 1)], [on('s-03')], FULLY_RECONSTRUCTED),
  's-03': cloud('cloud', [{ op: 'loseTurn', count: 1 }], [on('s-04')], FULLY_RECONSTRUCTED),
  's-04': cloud('cloud', [rings('orange', 2)], [on('s-05')], FULLY_RECONSTRUCTED),
  's-05': cloud('cloud', [beads('green', 1)], [on('s-06')], FULLY_RECONSTRUCTED),
  's-06': cloud('cloud', [peg('torch')], [on('s-07')], FULLY_RECONSTRUCTED),
  's-07': cloud('cloud', [peg('choice')], [on('s-08')], FULLY_RECONSTRUCTED),
  's-08': cloud('cloud', [peg('sword')], [on('s-09')], FULLY_RECONSTRUCTED),
  's-09': cloud('cloud', [peg('wand')], [on('s-10')], FULLY_RECONSTRUCTED),
  's-10': cloud('cloud', [peg('choice')], [on('s-11')], FULLY_RECONSTRUCTED),
  's-11': cloud('cloud', [rings('green', 2)], [on('s-12')], FULLY_RECONSTRUCTED),
  's-12': cloud('cloud', [{ op: 'recolour' }], [on('s-13')], FULLY_RECONSTRUCTED),
  's-13': cloud('cloud', [], [on('s-14')], FULLY_RECONSTRUCTED),
  's-14': cloud('cloud', [{ op: 'advance', count: 3 }], [on('s-15')], FULLY_RECONSTRUCTED),
  's-15': cloud('cloud', [{ op: 'discard', count: 2 }], [on('s-16')], FULLY_RECONSTRUCTED),
  's-16': cloud('cloud', [rings('choice', 1)], [on('s-17')], FULLY_RECONSTRUCTED),
  's-17': cloud('cloud', [{ op: 'freeWill', count: 1 }], [on('s-18')], FULLY_RECONSTRUCTED),
  's-18': cloud('planning', [], [way('e1-01', 'reenter', 'step')], FULLY_PUBLISHED),
}

/** The ids of all 93 spaces, in the same order as in SPACES. */
export const SPACE_IDS: readonly SpaceId[] = Object.keys(SPACES) as SpaceId[]
