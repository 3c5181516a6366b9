/** The board as a graph: every space, what it does, and the steps out of it (COS-33). */
import type {
  Colour,
  Effect,
  Land,
  Origin,
  Region,
  Space,
  SpaceId,
  SpaceKind,
  Step,
  StepCondition,
  StepKind,
  Tool,
} from './data.ts'

function on(to: SpaceId): Step {
  return { to, when: 'always', how: 'step' }
}
function way(to: SpaceId, when: StepCondition, how: StepKind): Step {
  return { to, when, how }
}
function rings(colour: Colour | 'choice', count: number): Effect {
  return { op: 'gain', item: 'ring', colour, count }
}
function beads(colour: Colour | 'choice', count: number): Effect {
  return { op: 'gain', item: 'bead', colour, count }
}
function peg(tool: Tool | 'choice'): Effect {
  return { op: 'gainTool', tool }
}
const CHOICE: readonly Effect[] = [{ op: 'draw', pack: 'choice' }]
const KARMA: readonly Effect[] = [{ op: 'draw', pack: 'karma' }]
const FREE_WILL: readonly Effect[] = [{ op: 'freeWill', count: 1 }]
const LOOSEN: Effect = { op: 'loosenHabit' }

function origin(effect: Origin, position: Origin): Space['origin'] {
  return { effect, position }
}
/** Effect and position are in the booklet. */
const KNOWN = origin('rules', 'rules')
/** The booklet describes such a space, but not where it is. */
const PLACED = origin('rules', 'reconstruction')
/** The booklet says where it is, but not what it does. */
const FILLED = origin('reconstruction', 'rules')
const MADE = origin('reconstruction', 'reconstruction')

/** The kinds of spaces with a stop sign. */
const STOPS: readonly SpaceKind[] = ['pit', 'review', 'planning']

function earth(
  region: Region,
  land: Land,
  kind: SpaceKind,
  effect: readonly Effect[],
  next: readonly Step[],
  marked: Space['origin'],
): Space {
  return { realm: 'earth', region, land, kind, effect, stop: STOPS.includes(kind), next, origin: marked }
}
function cloud(kind: SpaceKind, effect: readonly Effect[], next: readonly Step[], marked: Space['origin']): Space {
  const stop = STOPS.includes(kind)
  return { realm: 'spirit', region: 'clouds', land: null, kind, effect, stop, next, origin: marked }
}

/** All 93 spaces in the order of the ways: the centre, the ring, beside it, the Spirit Realm. */
export const SPACES: Readonly<Record<SpaceId, Space>> = {
  cosmic: {
    realm: 'cosmic',
    region: 'centre',
    land: null,
    kind: 'centre',
    effect: [],
    stop: true,
    next: [on('e1-01')],
    origin: KNOWN,
  },
  'e1-01': earth('ring', 1, 'bead', [beads('orange', 1)], [on('e1-02')], FILLED),
  'e1-02': earth('ring', 1, 'ring', [rings('green', 1)], [on('e1-03')], MADE),
  'e1-03': earth('ring', 1, 'choice', CHOICE, [on('e1-04')], PLACED),
  'e1-04': earth('ring', 1, 'bead', [beads('green', 1)], [on('e1-05')], MADE),
  'e1-05': earth('ring', 1, 'tool', [peg('torch')], [on('e1-06')], MADE),
  'e1-06': earth('ring', 1, 'karma', KARMA, [on('e1-07')], PLACED),
  'e1-07': earth('ring', 1, 'tool', [peg('wand')], [on('e1-08')], MADE),
  'e1-08': earth('ring', 1, 'freeWill', FREE_WILL, [on('e1-09'), way('wheel-1', 'passing', 'branch')], PLACED),
  'e1-09': earth('ring', 1, 'choice', CHOICE, [on('e1-10')], PLACED),
  'e1-10': earth('ring', 1, 'ring', [rings('orange', 1)], [on('e1-11')], MADE),
  'e1-11': earth('ring', 1, 'ring', [rings('green', 1)], [on('e1-12')], MADE),
  'e1-12': earth('ring', 1, 'loseTurn', [{ op: 'loseTurn', count: 1 }], [on('e1-13')], MADE),
  'e1-13': earth('ring', 1, 'karma', KARMA, [on('e1-14')], PLACED),
  'e1-14': earth('ring', 1, 'ring', [rings('orange', 2)], [on('e1-15')], MADE),
  'e1-15': earth('ring', 1, 'choice', CHOICE, [on('e2-01')], PLACED),
  'e2-01': earth('ring', 2, 'bead', [beads('orange', 1)], [on('e2-02')], MADE),
  'e2-02': earth('ring', 2, 'choice', CHOICE, [on('e2-03')], PLACED),
  'e2-03': earth('ring', 2, 'ring', [rings('green', 1)], [on('e2-04')], MADE),
  'e2-04': earth('ring', 2, 'arrow', [{ op: 'followArrow', space: 'pit' }], [on('e2-05')], MADE),
  'e2-05': earth('ring', 2, 'karma', KARMA, [on('e2-06')], PLACED),
  'e2-06': earth('ring', 2, 'ring', [rings('orange', 1)], [on('e2-07')], MADE),
  'e2-07': earth('ring', 2, 'choice', CHOICE, [on('e2-08')], PLACED),
  'e2-08': earth('ring', 2, 'freeWill', FREE_WILL, [on('e2-09'), way('wheel-2', 'passing', 'branch')], PLACED),
  'e2-09': earth('ring', 2, 'gate', [], [on('e2-10'), way('torch-1', 'always', 'branch')], MADE),
  'e2-10': earth('ring', 2, 'bead', [beads('green', 1)], [on('e2-11')], MADE),
  'e2-11': earth('ring', 2, 'choice', CHOICE, [on('e2-12')], PLACED),
  'e2-12': earth('ring', 2, 'ring', [rings('orange', 2)], [on('e2-13')], MADE),
  'e2-13': earth('ring', 2, 'ring', [rings('green', 2)], [on('e2-14')], MADE),
  'e2-14': earth('ring', 2, 'karma', KARMA, [on('e2-15')], PLACED),
  'e2-15': earth('ring', 2, 'tool', [peg('sword')], [on('e3-01')], MADE),
  'e3-01': earth('ring', 3, 'bead', [beads('green', 1)], [on('e3-02')], MADE),
  'e3-02': earth('ring', 3, 'gate', [], [on('e3-03'), way('sword-1', 'always', 'branch')], MADE),
  'e3-03': earth('ring', 3, 'choice', CHOICE, [on('e3-04')], PLACED),
  'e3-04': earth('ring', 3, 'bead', [beads('orange', 1)], [on('e3-05')], MADE),
  'e3-05': earth('ring', 3, 'karma', KARMA, [on('e3-06')], PLACED),
  'e3-06': earth('ring', 3, 'ring', [rings('green', 1), rings('orange', 1)], [on('e3-07')], MADE),
  'e3-07': earth('ring', 3, 'choice', CHOICE, [on('e3-08')], PLACED),
  'e3-08': earth('ring', 3, 'freeWill', FREE_WILL, [on('e3-09'), way('wheel-3', 'passing', 'branch')], PLACED),
  'e3-09': earth('ring', 3, 'ring', [rings('orange', 1)], [on('e3-10')], MADE),
  'e3-10': earth('ring', 3, 'tool', [peg('wand')], [on('e3-11')], MADE),
  'e3-11': earth('ring', 3, 'choice', CHOICE, [on('e3-12')], PLACED),
  'e3-12': earth('ring', 3, 'karma', KARMA, [on('e3-13')], PLACED),
  'e3-13': earth('ring', 3, 'ring', [rings('orange', 1)], [on('e3-14')], MADE),
  'e3-14': earth('ring', 3, 'ring', [rings('green', 2)], [on('e3-15')], MADE),
  'e3-15': earth('ring', 3, 'arrow', [{ op: 'followArrow', space: 'e4-06' }], [on('e4-01')], MADE),
  'e4-01': earth('ring', 4, 'choice', CHOICE, [on('e4-02')], PLACED),
  'e4-02': earth('ring', 4, 'bead', [beads('green', 1)], [on('e4-03')], MADE),
  'e4-03': earth('ring', 4, 'karma', KARMA, [on('e4-04')], PLACED),
  'e4-04': earth('ring', 4, 'ring', [rings('green', 1)], [on('e4-05')], MADE),
  'e4-05': earth('ring', 4, 'ring', [rings('green', 2)], [on('e4-06')], MADE),
  'e4-06': earth('ring', 4, 'choice', CHOICE, [on('e4-07')], PLACED),
  'e4-07': earth('ring', 4, 'bead', [beads('orange', 1)], [on('e4-08')], MADE),
  'e4-08': earth('ring', 4, 'freeWill', FREE_WILL, [on('e4-09'), way('wheel-4', 'passing', 'branch')], PLACED),
  'e4-09': earth('ring', 4, 'arrow', [{ op: 'followArrow', space: 'e4-05' }], [on('e4-10')], MADE),
  'e4-10': earth('ring', 4, 'choice', CHOICE, [on('e4-11')], PLACED),
  'e4-11': earth('ring', 4, 'ring', [rings('green', 1)], [on('e4-12')], MADE),
  'e4-12': earth('ring', 4, 'loseTurn', [{ op: 'loseTurn', count: 1 }], [on('e4-13')], MADE),
  'e4-13': earth('ring', 4, 'karma', KARMA, [on('e4-14')], PLACED),
  'e4-14': earth('ring', 4, 'ring', [rings('orange', 2)], [on('e4-15')], MADE),
  'e4-15': earth(
    'ring',
    4,
    'hangingOn',
    [{ op: 'loseTurn', count: 1 }],
    [way('cosmic', 'ready', 'step'), way('s-01', 'notReady', 'step')],
    FILLED,
  ),
  'torch-1': earth('torch', 2, 'ring', [rings('choice', 1)], [on('torch-2')], MADE),
  'torch-2': earth('torch', 2, 'choice', CHOICE, [on('torch-3')], PLACED),
  'torch-3': earth('torch', 2, 'tool', [peg('torch')], [way('e2-14', 'always', 'rejoin')], MADE),
  'sword-1': earth('sword', 3, 'tool', [peg('sword'), LOOSEN], [on('sword-2')], MADE),
  'sword-2': earth('sword', 3, 'ring', [rings('orange', 1), LOOSEN], [on('sword-3')], MADE),
  'sword-3': earth('sword', 3, 'temple', [LOOSEN], [on('sword-4')], MADE),
  'sword-4': earth('sword', 3, 'ring', [rings('green', 1), LOOSEN], [on('sword-5')], MADE),
  'sword-5': earth('sword', 3, 'tool', [peg('sword'), LOOSEN], [on('sword-6')], MADE),
  'sword-6': earth('sword', 3, 'temple', [LOOSEN], [way('e3-08', 'always', 'rejoin')], MADE),
  pit: earth('pit', 2, 'pit', [beads('choice', 1)], [way('e2-05', 'always', 'rejoin')], PLACED),
  'wheel-1': earth('wheels', 1, 'wheel', [rings('green', 1)], [on('wheel-2'), way('e1-08', 'always', 'exit')], MADE),
  'wheel-2': earth('wheels', 2, 'wheel', [rings('orange', 1)], [on('wheel-3'), way('e2-08', 'always', 'exit')], MADE),
  'wheel-3': earth('wheels', 3, 'wheel', [rings('green', 1)], [on('wheel-4'), way('e3-08', 'always', 'exit')], MADE),
  'wheel-4': earth('wheels', 4, 'wheel', [rings('orange', 1)], [on('wheel-1'), way('e4-08', 'always', 'exit')], MADE),
  's-01': cloud('review', [], [on('s-02')], PLACED),
  's-02': cloud('cloud', [rings('green', 1), rings('orange', 1)], [on('s-03')], MADE),
  's-03': cloud('cloud', [{ op: 'loseTurn', count: 1 }], [on('s-04')], MADE),
  's-04': cloud('cloud', [rings('orange', 2)], [on('s-05')], MADE),
  's-05': cloud('cloud', [beads('green', 1)], [on('s-06')], MADE),
  's-06': cloud('cloud', [peg('torch')], [on('s-07')], MADE),
  's-07': cloud('cloud', [peg('choice')], [on('s-08')], MADE),
  's-08': cloud('cloud', [peg('sword')], [on('s-09')], MADE),
  's-09': cloud('cloud', [peg('wand')], [on('s-10')], MADE),
  's-10': cloud('cloud', [peg('choice')], [on('s-11')], MADE),
  's-11': cloud('cloud', [rings('green', 2)], [on('s-12')], MADE),
  's-12': cloud('cloud', [{ op: 'recolour' }], [on('s-13')], MADE),
  's-13': cloud('cloud', [], [on('s-14')], MADE),
  's-14': cloud('cloud', [{ op: 'advance', count: 3 }], [on('s-15')], MADE),
  's-15': cloud('cloud', [{ op: 'discard', count: 2 }], [on('s-16')], MADE),
  's-16': cloud('cloud', [rings('choice', 1)], [on('s-17')], MADE),
  's-17': cloud('cloud', [{ op: 'freeWill', count: 1 }], [on('s-18')], MADE),
  's-18': cloud('planning', [], [way('e1-01', 'reenter', 'step')], KNOWN),
}

export const SPACE_IDS: readonly SpaceId[] = Object.keys(SPACES) as SpaceId[]
