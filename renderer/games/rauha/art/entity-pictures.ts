/** The bodies of the divine entities, each in the form of the thing whose god it is. */
import type { EntityId } from '../../../../engine/rauha/data.ts'
import type { GlyphPaths } from '../../../art/icon.ts'

/** The picture of an entity (a spirit in the game) as vector paths, drawn inside a circle of radius 1. */
export interface EntityPicture {
  readonly body: GlyphPaths
  /** Where its eyes are, how far apart, and how large. */
  readonly eyes: readonly [y: number, apart: number, size: number]
}

/** The picture of each entity, as SVG paths. */
export const ENTITY_PICTURES: Readonly<Record<EntityId, EntityPicture>> = {
  // The sky: an owl with wings spread.
  taivas: {
    body: {
      left:
        'M-0.12,-0.2 C-0.5,-0.5 -0.8,-0.72 -1.08,-0.62 L-0.98,-0.3 L-1,-0.02 L-0.82,0.02 L-0.78,0.28 L-0.56,0.26 ' +
        'L-0.46,0.5 L-0.12,0.4 Z',
      right:
        'M0.12,-0.2 C0.5,-0.5 0.8,-0.72 1.08,-0.62 L0.98,-0.3 L1,-0.02 L0.82,0.02 L0.78,0.28 L0.56,0.26 ' +
        'L0.46,0.5 L0.12,0.4 Z',
      breast: 'M0.34,0.24 A0.34,0.62 0 0 1 -0.34,0.24 A0.34,0.62 0 0 1 0.34,0.24 Z',
      head: 'M-0.44,-0.74 L-0.12,-0.58 L0.12,-0.58 L0.44,-0.74 L0.42,-0.2 L0,0.06 L-0.42,-0.2 Z',
    },
    eyes: [-0.34, 0.19, 0.17],
  },
  // Mushrooms: a face under a wide cap.
  sienet: {
    body: {
      cap: 'M-1,0.02 C-1,-0.68 -0.5,-0.98 0,-0.98 C0.5,-0.98 1,-0.68 1,0.02 Q0,0.24 -1,0.02 Z',
      stem: 'M-0.4,0.2 L0.4,0.2 C0.36,0.6 0.6,0.86 0.5,1 L-0.5,1 C-0.6,0.86 -0.36,0.6 -0.4,0.2 Z',
    },
    eyes: [0.46, 0.19, 0.14],
  },
  // The sea: a wave with fins.
  meri: {
    body: {
      wave:
        'M0.1,-1 C-0.2,-0.66 -0.78,-0.3 -0.78,0.26 C-0.78,0.72 -0.42,0.98 0,0.98 C0.42,0.98 0.78,0.72 0.78,0.26 ' +
        'C0.78,-0.1 0.5,-0.3 0.44,-0.52 C0.3,-0.46 0.2,-0.5 0.2,-0.66 Q0.04,-0.8 0.1,-1 Z',
      left: 'M-0.74,0.1 Q-1.06,-0.06 -1.12,-0.36 Q-1.2,0.3 -0.76,0.54 Z',
      right: 'M0.74,0.1 Q1.06,-0.06 1.12,-0.36 Q1.2,0.3 0.76,0.54 Z',
    },
    eyes: [0.26, 0.3, 0.18],
  },
  // The woods: a fir with a face.
  metsat: {
    body: {
      fir:
        'M0,-1 L0.46,-0.4 L0.24,-0.42 L0.72,0.16 L0.44,0.14 L0.94,0.74 L0.2,0.7 L0.22,1 ' +
        'L-0.22,1 L-0.2,0.7 L-0.94,0.74 L-0.44,0.14 L-0.72,0.16 L-0.24,-0.42 L-0.46,-0.4 Z',
    },
    eyes: [0.26, 0.25, 0.15],
  },
  // Crystals: a head with a crown of them.
  kiteet: {
    body: {
      crown: 'M-0.24,-0.2 L-0.22,-0.66 L0,-1.02 L0.22,-0.66 L0.24,-0.2 Z',
      left: 'M-0.3,-0.16 L-0.62,-0.78 L-0.84,-0.58 L-0.66,-0.06 Z',
      right: 'M0.3,-0.16 L0.62,-0.78 L0.84,-0.58 L0.66,-0.06 Z',
      head: 'M-0.74,-0.02 L0,-0.22 L0.74,-0.02 L0.62,0.56 L0,1 L-0.62,0.56 Z',
    },
    eyes: [0.26, 0.3, 0.17],
  },
  // The mountain: it looks out from under its snow.
  vuori: {
    body: { peaks: 'M-1.05,0.84 L-0.5,-0.14 L-0.38,-0.02 L0,-0.98 L0.38,-0.02 L0.5,-0.14 L1.05,0.84 Z' },
    eyes: [0.34, 0.3, 0.17],
  },
  // The earth: a stag's head.
  maa: {
    body: {
      antlers:
        'M-0.18,-0.24 C-0.3,-0.6 -0.72,-0.44 -0.74,-1 L-0.86,-0.98 Q-0.9,-0.74 -0.8,-0.56 L-1.06,-0.72 ' +
        'Q-0.98,-0.34 -0.36,-0.14 Z M0.18,-0.24 C0.3,-0.6 0.72,-0.44 0.74,-1 L0.86,-0.98 Q0.9,-0.74 0.8,-0.56 ' +
        'L1.06,-0.72 Q0.98,-0.34 0.36,-0.14 Z',
      ears: 'M-0.3,0 Q-0.66,-0.22 -0.98,-0.04 Q-0.78,0.24 -0.36,0.22 Z M0.3,0 Q0.66,-0.22 0.98,-0.04 Q0.78,0.24 0.36,0.22 Z',
      head:
        'M0,-0.34 C0.34,-0.34 0.48,-0.1 0.44,0.22 C0.38,0.56 0.3,1 0,1 ' +
        'C-0.3,1 -0.38,0.56 -0.44,0.22 C-0.48,-0.1 -0.34,-0.34 0,-0.34 Z',
    },
    eyes: [0.2, 0.23, 0.14],
  },
}
