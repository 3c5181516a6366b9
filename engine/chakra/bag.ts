/** The bag: its content is public, its order is hidden (RULES.md, section 7). */
import type { Random } from '../core/contract/random.ts'
import { ENERGY_COLOURS } from './data.ts'
import type { EnergyColour } from './data.ts'

/** The bag as the number of its energies of each colour. */
export type EnergyBag = Record<EnergyColour, number>

/** Number of energies in the bag. */
export function bagEnergyCount(bag: Readonly<EnergyBag>): number {
  let total = 0
  for (const colour of ENERGY_COLOURS) total += bag[colour]
  return total
}

/**
 * Draws one energy, uniformly at random, and removes it from the bag.
 * @param total the number of energies in the bag (bagEnergyCount), at least 1
 * @returns the colour of the energy
 * @throws RangeError if the bag holds fewer energies than `total`
 */
export function drawEnergyFromBag(bag: EnergyBag, total: number, random: Random): EnergyColour {
  let rest = random.int(total)
  for (const colour of ENERGY_COLOURS) {
    rest -= bag[colour]
    if (rest >= 0) continue
    bag[colour]--
    return colour
  }
  throw new RangeError('the bag holds fewer energies than were counted')
}
