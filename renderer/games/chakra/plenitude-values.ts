/** Deductions about the Plenitude tokens from the information of a viewer. */
import { PLENITUDE_VALUES, CHAKRA_COLOURS } from '../../../engine/chakra/data.ts'
import type { ChakraColour } from '../../../engine/chakra/data.ts'
import type { ChakraView } from '../../../engine/chakra/index.ts'

/**
 * The knowledge of a viewer about the values of the Plenitude tokens, which are hidden tokens, one for each Chakra. It
 * holds the value of each token that the viewer knows, and the values that remain for the other tokens.
 */
export interface PlenitudeKnowledge {
  /** The tokens in the order of the Chakras. `value` is null if the viewer does not know it. */
  readonly tokens: readonly { readonly colour: ChakraColour; readonly value: number | null }[]
  /** The values, ascending, that the unknown tokens can have. One of them may belong to the eighth token, outside the game. */
  readonly rest: readonly number[]
}

/**
 * Deduces from a view of the game which values of the Plenitude tokens (hidden tokens, one for each Chakra) its viewer
 * knows, and which values remain for the other tokens.
 */
export function plenitudeKnowledgeOf({ plenitude, eighth }: ChakraView): PlenitudeKnowledge {
  const tokens = CHAKRA_COLOURS.map((colour) => ({ colour, value: plenitude[colour] }))
  const rest = [...PLENITUDE_VALUES]
  for (const value of [...tokens.map((token) => token.value), eighth]) {
    const at = value === null ? -1 : rest.indexOf(value)
    if (at >= 0) rest.splice(at, 1)
  }
  return { tokens, rest: rest.toSorted((a, b) => a - b) }
}
