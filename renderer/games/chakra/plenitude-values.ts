/** Deductions about the Plenitude tokens from the information of a viewer. */
import { PLENITUDE_VALUES, POSITIVE_COLOURS } from '../../../engine/chakra/data.ts'
import type { ChakraColour } from '../../../engine/chakra/data.ts'
import type { ChakraView } from '../../../engine/chakra/index.ts'

export interface KnownPlenitudeValues {
  /** In the order of the Chakras; null where the viewer has not looked. */
  readonly tokens: readonly { readonly colour: ChakraColour; readonly value: number | null }[]
  /** The values of all tokens that the viewer has not seen, the one outside the game among them, ascending. */
  readonly rest: readonly number[]
}

export function knownPlenitudeValues({ plenitude, eighth }: ChakraView): KnownPlenitudeValues {
  const tokens = POSITIVE_COLOURS.map((colour) => ({ colour, value: plenitude[colour] }))
  const rest = [...PLENITUDE_VALUES]
  for (const value of [...tokens.map((token) => token.value), eighth]) {
    const at = value === null ? -1 : rest.indexOf(value)
    if (at >= 0) rest.splice(at, 1)
  }
  return { tokens, rest: rest.toSorted((a, b) => a - b) }
}
