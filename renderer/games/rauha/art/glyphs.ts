/** The signs of Rauha as SVG paths. Each has a shape of its own, so that signs differ in more than colour. */
import type { Animal, Biome, NeighbourPoolSymbol } from '../../../../engine/rauha/data.ts'
import type { MultiColourIcon, GlyphPaths } from '../../../art/icon.ts'

/**
 * The sign of each biome (crystal, forest, mushroom, mountain and desert), as SVG paths with coordinates from about −1
 * to 1.
 */
export const BIOME_SIGNS: Readonly<Record<Biome, GlyphPaths>> = {
  crystal: {
    middle: 'M-0.3,0.8 L-0.34,-0.5 L0,-1 L0.34,-0.5 L0.3,0.8 Z',
    left: 'M-0.42,0.8 L-0.98,0.02 L-0.9,-0.5 L-0.5,-0.22 L-0.42,0.2 Z',
    right: 'M0.42,0.8 L0.98,0.1 L0.96,-0.28 L0.5,0 L0.42,0.3 Z',
  },
  forest: {
    fir:
      'M0,-1 L0.46,-0.34 L0.22,-0.34 L0.66,0.2 L0.34,0.2 L0.86,0.7 L0.16,0.7 L0.16,1 ' +
      'L-0.16,1 L-0.16,0.7 L-0.86,0.7 L-0.34,0.2 L-0.66,0.2 L-0.22,-0.34 L-0.46,-0.34 Z',
  },
  mushroom: {
    cap:
      'M-1,0.12 C-1,-0.62 -0.54,-0.95 0,-0.95 C0.54,-0.95 1,-0.62 1,0.12 Q0,0.34 -1,0.12 Z ' +
      'M-0.17,-0.38 A0.19,0.19 0 0 0 -0.55,-0.38 A0.19,0.19 0 0 0 -0.17,-0.38 Z ' +
      'M0.45,-0.52 A0.15,0.15 0 0 0 0.15,-0.52 A0.15,0.15 0 0 0 0.45,-0.52 Z ' +
      'M0.57,-0.08 A0.13,0.13 0 0 0 0.31,-0.08 A0.13,0.13 0 0 0 0.57,-0.08 Z',
    stem: 'M-0.27,0.38 L0.27,0.38 Q0.24,0.72 0.4,0.98 L-0.4,0.98 Q-0.24,0.72 -0.27,0.38 Z',
  },
  mountain: {
    peaks:
      'M-1.02,0.78 L-0.16,-0.86 L0.24,-0.1 L0.46,-0.44 L1.02,0.78 Z ' +
      'M-0.16,-0.42 L-0.42,0.08 L-0.2,-0.04 L-0.06,0.16 L0.08,0 Z',
  },
  desert: {
    sun: 'M0.7,-0.48 A0.34,0.34 0 0 1 0.02,-0.48 A0.34,0.34 0 0 1 0.7,-0.48 Z',
    dune: 'M-1,0.34 C-0.6,0.2 -0.5,-0.3 -0.22,-0.3 C0.06,-0.3 0.3,0.3 1,0.3 ' + 'L1,0.52 C0.3,0.5 -0.2,0.7 -1,0.56 Z',
    sand: 'M-1,0.74 C-0.3,0.86 0.3,0.66 1,0.7 L0.9,0.92 C0.3,0.9 -0.3,1 -0.9,0.94 Z',
  },
}

/** The sign of each kind of animal (flying, land and marine), as SVG paths with coordinates from about −1 to 1. */
export const ANIMAL_SIGNS: Readonly<Record<Animal, GlyphPaths>> = {
  flying: {
    bird:
      'M-1.05,-0.5 C-0.66,-0.62 -0.3,-0.42 -0.08,-0.12 Q0.02,-0.3 0.22,-0.3 L0.42,-0.22 L0.24,-0.1 ' +
      'C0.4,-0.42 0.72,-0.72 1.05,-0.7 C0.98,-0.2 0.66,0.16 0.3,0.26 Q0.1,0.56 -0.3,0.84 L-0.3,0.5 ' +
      'L-0.62,0.58 Q-0.3,0.32 -0.2,0.14 C-0.62,0.14 -0.98,-0.1 -1.05,-0.5 Z',
  },
  land: {
    pad:
      'M0,-0.06 C0.34,-0.06 0.66,0.4 0.58,0.68 C0.5,0.94 0.22,0.82 0,0.82 ' +
      'C-0.22,0.82 -0.5,0.94 -0.58,0.68 C-0.66,0.4 -0.34,-0.06 0,-0.06',
    toes:
      'M-0.564,-0.096 A0.2,0.32 -28.65 0 1 -0.587,0.281 A0.2,0.32 -28.65 1 1 -0.564,-0.096 Z ' +
      'M-0.083,-0.612 A0.2,0.32 -9.17 0 1 -0.229,-0.264 A0.2,0.32 -9.17 1 1 -0.083,-0.612 Z ' +
      'M0.477,-0.548 A0.2,0.32 9.17 0 1 0.229,-0.264 A0.2,0.32 9.17 1 1 0.477,-0.548 Z ' +
      'M0.916,0.096 A0.2,0.32 28.65 0 1 0.587,0.281 A0.2,0.32 28.65 1 1 0.916,0.096 Z',
  },
  marine: {
    fish:
      'M1,0.02 C0.66,-0.5 -0.02,-0.62 -0.5,-0.1 L-1,-0.52 Q-0.82,0 -1,0.54 L-0.5,0.14 C-0.02,0.66 0.66,0.54 1,0.02 Z ' +
      'M0.66,-0.08 A0.1,0.1 0 0 1 0.46,-0.08 A0.1,0.1 0 0 1 0.66,-0.08 Z',
  },
}

/** A drop, the sign of water sources. */
export const WATER_SIGN: GlyphPaths = {
  drop:
    'M0,-1 C0.34,-0.5 0.78,-0.12 0.78,0.28 C0.78,0.72 0.42,1 0,1 ' +
    'C-0.42,1 -0.78,0.72 -0.78,0.28 C-0.78,-0.12 -0.34,-0.5 0,-1 Z',
}

/** A sun with eight rays, the sign of energy. */
export const ENERGY_SIGN: GlyphPaths = {
  sun:
    'M0,-1 L0.2755,-0.6652 L0.7071,-0.7071 L0.6652,-0.2755 L1,0 L0.6652,0.2755 L0.7071,0.7071 L0.2755,0.6652 ' +
    'L0,1 L-0.2755,0.6652 L-0.7071,0.7071 L-0.6652,0.2755 L-1,0 L-0.6652,-0.2755 L-0.7071,-0.7071 L-0.2755,-0.6652 Z',
}

/** The outline of an upright gem, the sign of crystals, as an SVG path. */
export const CRYSTAL_SIGN_OUTLINE = 'M0,-1 L0.62,-0.38 L0.44,0.62 L0,1 L-0.44,0.62 L-0.62,-0.38 Z'

/** The facets of the sign of crystals, within CRYSTAL_SIGN_OUTLINE, as coloured SVG paths. */
export const CRYSTAL_SIGN_FACETS: MultiColourIcon<'bright' | 'clear' | 'pale' | 'shade'> = {
  lit: ['M0,-1 L-0.62,-0.38 L-0.2,-0.3 Z', 'bright'],
  left: ['M-0.62,-0.38 L-0.2,-0.3 L-0.14,0.56 L-0.44,0.62 Z', 'pale'],
  top: ['M0,-1 L0.62,-0.38 L0.22,-0.3 L-0.2,-0.3 Z', 'clear'],
  right: ['M0.22,-0.3 L0.62,-0.38 L0.44,0.62 L0,1 L-0.14,0.56 L0.16,0.5 Z', 'shade'],
}

/** The sign of each kind of pool, as SVG paths: a moon for the moon pool, a star for the star pool. */
export const POOL_SIGNS: Readonly<Record<NeighbourPoolSymbol, GlyphPaths>> = {
  moon: { crescent: 'M0.4309,-0.8466 A0.95,0.95 0 1 1 -0.7611,0.5685 C0.1,0.7 0.6,-0.2 0.43,-0.85 Z' },
  star: {
    star:
      'M0,-1 L0.2586,-0.356 L0.9511,-0.309 L0.4185,0.136 L0.5878,0.809 L0,0.44 ' +
      'L-0.5878,0.809 L-0.4185,0.136 L-0.9511,-0.309 L-0.2586,-0.356 Z',
  },
}
