/** The bag: its content is public, its order is hidden (RULES.md, section 7). */
import type { Random } from '../core/contract/random.ts'
import { COLOURS } from './data.ts'
import type { Colour } from './data.ts'

/** The bag as the number of its energies of each colour. */
export type EnergyBag = Record<Colour, number>

/** Number of energies in the bag. */
export function bagEnergyCount(bag: Readonly<EnergyBag>): number {
  let total = 0
  for (const colour of COLOURS) total += bag[colour]
  return total
}

/**
 * Draws a uniformly random energy and removes it from the bag.
 * @param total the number of energies in the bag (bagEnergyCount), at least 1
 * @returns the colour of the energy
 * @throws RangeError if the bag holds fewer energies than `total`
 */
export function drawFromBag(bag: EnergyBag, total: number, random: Random): Colour {
  let rest = random.int(total)
  for (const colour of COLOURS) {
    rest -= bag[colour]
    if (rest >= 0) continue
    bag[colour]--
    return colour
  }
  throw new RangeError('the bag holds fewer energies than were counted')
}
