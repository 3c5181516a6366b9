/** What a choice brings, for its row: the Chakras that come into harmony, and what sinks into the Earth. Figures say the rest. */
import type { ChakraAction, ChakraFact, ChakraView } from '../../../engine/chakra/index.ts'
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import { ownFacts } from '../../stage/ghosts.ts'
import type { Foreseen } from '../face.ts'
import type { Foretelling, Sign } from '../foretell.ts'

type Told = SeenFact<ChakraFact>

export function foretells({ preview, seat }: Foreseen<ChakraView, ChakraAction>): Foretelling<ChakraView> {
  const facts = ownFacts(preview.facts as readonly Told[]).filter((fact) => 'seat' in fact && fact.seat === seat)
  return { signs: facts.flatMap(signOf) }
}

function signOf(fact: Told): readonly Sign[] {
  if (fact.kind === 'harmonized') return [{ look: { kind: 'plenitude', colour: fact.colour, face: 0 }, wide: 1 }]
  return fact.kind === 'alleviated' ? [{ look: { kind: 'energy', colour: 'black', lifted: false }, wide: 1 }] : []
}
