/** Which Chakra a seat can harmonize soonest, and the choices that lead there. The tutorial lessons highlight them. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import {
  BUBBLES_POSITION,
  CHAKRA_DATA,
  MAX_OWNED_ENERGIES_PER_COLOUR,
  TOP_CHAKRA_POSITION,
  MAYA_COLUMN_COUNT,
  POSITION_CAPACITY,
  type ColumnPosition,
} from '../../../engine/chakra/data.ts'
import type { EnergyColour } from '../../../engine/chakra/data.ts'
import type { ChakraAction, ChakraView } from '../../../engine/chakra/index.ts'

/**
 * The Chakra (a coloured row of a seat's column) that the tutorial leads the seat to harmonize, which means to
 * complete with energies of the Chakra's colour.
 */
export interface ChakraToHarmonize {
  /** Position of the Chakra in the column. */
  readonly at: ColumnPosition
  readonly colour: EnergyColour
}

const columnOf = (view: ChakraView, seat: Seat): readonly (readonly EnergyColour[])[] => view.boards[seat]?.column ?? []
const of = (energies: readonly (EnergyColour | null)[], colour: EnergyColour): number =>
  energies.filter((each) => each === colour).length

/**
 * Estimates which Chakra (a coloured row of a seat's column) the seat can harmonize soonest, which means complete with
 * energies of the Chakra's colour. It chooses the Chakra with the highest value: the number of energies of its colour
 * that are on it, above it or lifted, minus the number of energies of other colours on it. It leaves out every Chakra
 * that is already full of its colour, or for which too few energies of its colour are available. Of Chakras with equal
 * values it chooses the topmost. If all are left out, it returns the topmost Chakra.
 */
export function estimateNearestHarmonizableChakra(view: ChakraView, seat: Seat): ChakraToHarmonize {
  const column = columnOf(view, seat)
  let best: ChakraToHarmonize = { at: TOP_CHAKRA_POSITION, colour: 'purple' }
  let most = -Infinity
  for (const [index, { colour }] of CHAKRA_DATA.entries()) {
    const at = index + TOP_CHAKRA_POSITION
    const here = column[at] ?? []
    const above = of([...column.slice(0, at + 1).flat(), ...view.lifted], colour)
    const below = of(column.slice(at + 1).flat(), colour)
    const free = of(view.maya, colour) + view.bag[colour]
    // Energies that have sunk past their Chakra count towards the maximum per colour (CHK-20).
    const had = above + Math.min(free, MAX_OWNED_ENERGIES_PER_COLOUR - above - below)
    if (of(here, colour) === POSITION_CAPACITY || had < POSITION_CAPACITY) continue
    const stands = above - (here.length - of(here, colour))
    if (stands > most) [best, most] = [{ at, colour }, stands]
  }
  return best
}

/**
 * Numbers of Inspiration spaces. Moves that only let energies sink: space 1 three energies by one step, space 2 one by two
 * and another by one, space 3 one by three. Space 7: one energy by one step up or down.
 */
const SINKS_THREE = 1
const SINKS_FAR: readonly number[] = [3, 2]
const EITHER_WAY = 7

type Here = { readonly view: ChakraView; readonly seat: Seat; readonly choices: readonly ChakraAction[] }
type Way = (choice: ChakraAction) => boolean

/**
 * The choices that bring a seat nearer to the goal. Kinds of choices have a fixed order of preference; only the choices of the
 * first kind that is available are returned. Empty if no choice helps.
 */
export function preferredChoicesTowardsGoal(goal: ChakraToHarmonize, here: Here): readonly ChakraAction[] {
  const offers = (what: ChakraAction['do']): boolean => here.choices.some((choice) => choice.do === what)
  const ways = offers('move') ? moving(goal) : here.view.lifted.length > 0 ? placing(goal, here) : beginning(goal, here)
  return ways.map((way) => here.choices.filter(way)).find((found) => found.length > 0) ?? []
}

/** Moves: an energy of the goal sinks to its Chakra and no further; other energies sink to make room. */
function moving({ at, colour }: ChakraToHarmonize): readonly Way[] {
  const sinks: Way = (choice) =>
    choice.do === 'move' && choice.step > 0 && !(choice.from === at && choice.colour === colour)
  const own: Way = (choice) => choice.do === 'move' && choice.from < at && choice.colour === colour
  return [
    (choice) => own(choice) && choice.do === 'move' && choice.step > 0 && choice.from + choice.step <= at,
    (choice) => sinks(choice) && !own(choice),
    sinks,
  ]
}

/** Places lifted energies: on the goal if all have its colour, else into the bubbles. Lifts a black one if it has to (CHK-18). */
function placing({ at, colour }: ChakraToHarmonize, { view }: Here): readonly Way[] {
  const home = view.lifted.every((each) => each === colour)
  return [
    (choice) => choice.do === 'place' && (home ? choice.at === at : choice.at === BUBBLES_POSITION),
    (choice) => choice.do === 'place' && choice.at === BUBBLES_POSITION,
    (choice) => choice.do === 'place' && choice.at > at,
    (choice) => choice.do === 'place' && choice.at !== at,
    (choice) => choice.do === 'lift' && choice.colour === 'black',
  ]
}

function beginning({ at, colour }: ChakraToHarmonize, { view, seat }: Here): readonly Way[] {
  const column = columnOf(view, seat)
  const bubbles = column[BUBBLES_POSITION] ?? []
  const places = column.slice(0, at).flatMap((energies, from) => (energies.includes(colour) ? [from] : []))
  const full = bubbles.length === POSITION_CAPACITY
  const lacks = of(column.slice(0, at + 1).flat(), colour) < POSITION_CAPACITY
  const opens =
    (space: number): Way =>
    (choice) =>
      choice.do === 'channel' && choice.space === space
  /** Whether the lifted energy, and the black one that comes along, have room in the bubbles (CHK-18). */
  const fits = (flow: number): boolean => {
    const black = view.maya.some((each, index) => index % MAYA_COLUMN_COUNT === flow && each === 'black')
    return bubbles.length + (black ? 2 : 1) <= POSITION_CAPACITY
  }
  const far = SINKS_FAR.filter((space) => places.some((from) => at - from >= space))
  const sinking = [...(full ? [SINKS_THREE] : []), ...far, ...(full || places.length > 0 ? [EITHER_WAY] : [])]
  return [
    (choice) => choice.do === 'lift' && choice.colour === colour && lacks && fits(choice.flow),
    ...sinking.map(opens),
    (choice) => choice.do === 'meditate' && view.boards[seat]?.spaces.includes(true) === true,
    // The Lotus is refilled after energies were taken: a missing colour may come.
    (choice) => choice.do === 'lift' && choice.colour !== 'black' && fits(choice.flow),
    (choice) => choice.do === 'lift' && choice.colour === 'black' && fits(choice.flow),
    opens(EITHER_WAY),
  ]
}
