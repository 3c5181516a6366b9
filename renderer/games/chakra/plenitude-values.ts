/** Deductions about the Plenitude tokens from the information of a viewer. */
import { PLENITUDE_VALUES, CHAKRA_COLOURS } from '../../../engine/chakra/data.ts'
import type { ChakraColour } from '../../../engine/chakra/data.ts'
import type { ChakraView } from '../../../engine/chakra/index.ts'

/** The values of the Plenitude tokens that a viewer knows, and the values that remain for the others. */
export interface KnownPlenitudeValues {
  /** The tokens in the order of the Chakras. `value` is null if the viewer does not know it. */
  readonly tokens: readonly { readonly colour: ChakraColour; readonly value: number | null }[]
  /** The values of all tokens that the viewer does not know, ascending. One of them may be the eighth token, outside the game. */
  readonly rest: readonly number[]
}

/** Derives the known and the remaining values from a view. */
export function knownPlenitudeValues({ plenitude, eighth }: ChakraView): KnownPlenitudeValues {
  const tokens = CHAKRA_COLOURS.map((colour) => ({ colour, value: plenitude[colour] }))
  const rest = [...PLENITUDE_VALUES]
  for (const value of [...tokens.map((token) => token.value), eighth]) {
    const at = value === null ? -1 : rest.indexOf(value)
    if (at >= 0) rest.splice(at, 1)
  }
  return { tokens, rest: rest.toSorted((a, b) => a - b) }
}
