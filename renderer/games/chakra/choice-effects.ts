/**
 * Effects of a choice, for its row: the Chakras that come into harmony, the energies that sink into the Earth, and how many
 * of a colour are in place. Figures show the rest.
 */
import { CHAKRA_DATA, POSITION_CAPACITY } from '../../../engine/chakra/data.ts'
import type { ChakraColour } from '../../../engine/chakra/data.ts'
import { chakraPositionOf } from '../../../engine/chakra/index.ts'
import type { ChakraAction, ChakraEvent, ChakraView } from '../../../engine/chakra/index.ts'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { eventsBeforeNextTurn } from '../../stage/ghosts.ts'
import type { ChoiceEffectInput } from '../game-ui.ts'
import type { ExtraChoiceEffects, EffectIconSprite } from '../choice-effect-types.ts'
import { gameMessage } from './names.ts'

type Told = VisibleEvent<ChakraEvent>

/**
 * The effects of a choice that Chakra shows in addition to the seat's changed figures. The lines tell how many
 * energies (crystals) of a colour are on the Chakra (row of the board) of the same colour. The icons show Chakras that
 * become harmonized (complete with energies of their colour) and energies that reach the Earth, the lowest row.
 */
export function extraChoiceEffects({
  preview,
  view,
  seat,
}: ChoiceEffectInput<ChakraView, ChakraAction>): ExtraChoiceEffects<ChakraView> {
  const events = eventsBeforeNextTurn(preview.facts as readonly Told[]).filter(
    (event) => 'seat' in event && event.seat === seat,
  )
  return { lines: preview.view === undefined ? [] : inPlace(view, preview.view, seat), signs: events.flatMap(signOf) }
}

/** The colours with more or fewer energies on their own Chakra after the choice. Harmonies are counted in the figures. */
function inPlace(before: ChakraView, after: ChakraView, seat: Seat): readonly Message[] {
  return CHAKRA_DATA.flatMap(({ colour }) => {
    const [was, count] = [before, after].map((view) => countOf(view, seat, colour))
    if (count === was || count === undefined || count === POSITION_CAPACITY) return []
    return [gameMessage('foretell.inPlace', { colour, count, all: POSITION_CAPACITY })]
  })
}

function countOf(view: ChakraView, seat: Seat, colour: ChakraColour): number {
  return view.boards[seat]?.column[chakraPositionOf(colour)]?.filter((each) => each === colour).length ?? 0
}

function signOf(event: Told): readonly EffectIconSprite[] {
  if (event.kind === 'harmonized') return [{ sprite: { kind: 'plenitude', colour: event.colour, face: 0 }, wide: 1 }]
  return event.kind === 'alleviated' ? [{ sprite: { kind: 'energy', colour: 'black', lifted: false }, wide: 1 }] : []
}
