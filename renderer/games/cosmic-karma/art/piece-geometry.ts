/** Positions of pieces on the mandala: pawns beside the icons of their spaces, card packs and the bank. */
import { SPACES, SPACE_SHAPES_AND_POSITIONS } from '../../../../engine/cosmic-karma/index.ts'
import type { SpaceId } from '../../../../engine/cosmic-karma/data.ts'
import { boxCentredAt, type Box, type Point2D } from '../../../art/boxes.ts'
import {
  realmBandDepths,
  pointInRingInterior,
  pointBelowOuterEdge,
  spaceIconRadius,
  SIGN_CENTRE_DEPTH_RATIO,
  spaceIconCentre,
  type MandalaGeometry,
} from './geometry.ts'

// -------------------------------------------------------------------------------------------------------- the pawns

/** Width of a pawn as a share of its height. */
const SLIM = 0.78
/** Closer together than this, in CSS pixels, pawns could not be clicked one by one; nor if they were slimmer. */
const MIN_STEP = 16.5

/** The height of a pawn on the mandala, in CSS pixels. */
export function pawnHeight({ ringWidth }: MandalaGeometry): number {
  return Math.max(MIN_STEP / SLIM + 1, ringWidth * 0.6)
}

/**
 * The box of a pawn on a space. It leaves the icon of the space visible.
 * @param nth index of the pawn among the `count` pawns on the space
 */
export function pawnBox(mandala: MandalaGeometry, space: SpaceId, nth: number, count: number): Box {
  const h = pawnHeight(mandala)
  const w = h * SLIM
  return boxCentredAt(pawnCentre(mandala, space, nth, count, w, h), w, h)
}

function pawnCentre(
  mandala: MandalaGeometry,
  space: SpaceId,
  nth: number,
  count: number,
  w: number,
  h: number,
): Point2D {
  const { kind, region } = SPACES[space]
  if (region === 'ring') return onRing(mandala, space, nth, count, w, h)
  if (region === 'clouds') return onCloud(mandala, space, nth, count, w)
  if (kind === 'centre') return inCentre(mandala, nth, count)
  const { x, y } = spaceIconCentre(mandala, space)
  // Around a disc, below it first: two of three above it, if there are so many.
  const turns = kind === 'wheel' || kind === 'pit' ? AROUND_WHEEL : AROUND_STONE
  const [degrees = 0, times = 1] = turns[nth % turns.length] ?? []
  const turn = (degrees * Math.PI) / 180
  const r = spaceIconRadius(mandala, space)
  const away = times * Math.max(kind === 'wheel' ? r * 1.02 : r * 0.94 + h * 0.16, h * 0.76)
  return { x: x + Math.cos(turn) * (away + w * 0.1), y: y + Math.sin(turn) * away }
}

/** Degrees clockwise from three o'clock, and how many times as far as the first. */
const AROUND_WHEEL = [
  [52, 1],
  [128, 1],
  [-20, 1],
  [200, 1],
  [90, 1.7],
  [270, 1],
] as const
const AROUND_STONE = [
  [-50, 1],
  [-130, 1],
  [20, 1],
  [160, 1],
  [-90, 1.7],
  [90, 1],
] as const

/** A point of a band, the way along it and the way inward. */
function heading(
  mandala: MandalaGeometry,
  angle: number,
  depth: number,
): { at: Point2D; along: Point2D; inward: Point2D } {
  const along = unitVectorBetween(
    pointBelowOuterEdge(mandala, angle - 1, depth),
    pointBelowOuterEdge(mandala, angle + 1, depth),
  )
  return { at: pointBelowOuterEdge(mandala, angle, depth), along, inward: { x: -along.y, y: along.x } }
}

/** Below the icon, towards the middle; several in pairs, those in front lower on the screen. */
function onRing(mandala: MandalaGeometry, space: SpaceId, nth: number, count: number, w: number, h: number): Point2D {
  const [outer, inner] = realmBandDepths(mandala, 'earth')
  const { at, along, inward } = heading(
    mandala,
    SPACE_SHAPES_AND_POSITIONS[space].angle,
    outer + (inner - outer) * SIGN_CENTRE_DEPTH_RATIO,
  )
  const across = Math.abs(inward.x) * w + Math.abs(inward.y) * h
  const rank = inward.y < -0.2 || (Math.abs(inward.y) <= 0.2 && along.y < 0) ? count - 1 - nth : nth
  const pair = Math.floor(rank / 2)
  const inPair = Math.min(2, count - pair * 2)
  const aside = (rank - pair * 2 - (inPair - 1) / 2) * Math.max(MIN_STEP, h * 0.5)
  const away = spaceIconRadius(mandala, space) * 0.94 + across / 2 + pair * Math.max(MIN_STEP, across * 0.6)
  return { x: at.x + inward.x * away + along.x * aside, y: at.y + inward.y * away + along.y * aside }
}

/** To both sides of the icon, in turn. */
function onCloud(mandala: MandalaGeometry, space: SpaceId, nth: number, count: number, w: number): Point2D {
  const { angle, sector } = SPACE_SHAPES_AND_POSITIONS[space]
  const depth = mandala.cloudBandWidth / 2
  const { at, along } = heading(mandala, angle, depth)
  const [from, to] = [sector?.a0 ?? angle, sector?.a1 ?? angle].map((each) => pointBelowOuterEdge(mandala, each, depth))
  const long = from === undefined || to === undefined ? 0 : Math.hypot(to.x - from.x, to.y - from.y)
  const first = spaceIconRadius(mandala, space) + w * 0.44
  const last = Math.max(first + MIN_STEP, long / 2 - w * 0.4)
  const rows = Math.ceil(count / 2)
  const step = rows < 2 ? 0 : Math.max(MIN_STEP, Math.min(w * 0.7, (last - first) / (rows - 1)))
  const aside = (first + Math.floor(nth / 2) * step) * (nth % 2 === 0 ? 1 : -1)
  return { x: at.x + along.x * aside, y: at.y + along.y * aside }
}

/** One in the light, several in a circle. */
function inCentre({ middle, centreRadius }: MandalaGeometry, nth: number, count: number): Point2D {
  if (count === 1) return middle
  const turn = (nth / count) * 2 * Math.PI - Math.PI / 2
  const far = centreRadius * (count < 4 ? 0.36 : 0.56)
  return { x: middle.x + Math.sin(turn) * far, y: middle.y - Math.cos(turn) * far }
}

/** The vector of length 1 that points from one point to another. */
export function unitVectorBetween(from: Point2D, to: Point2D): Point2D {
  const long = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.x - from.x) / long, y: (to.y - from.y) / long }
}

// -------------------------------------------------------------------------------------------------------- the packs

/** Where the card packs and the bank lie inside the ring: angle in degrees, and distance (0 is the centre, 1 the ring). */
export const PACK_AND_BANK_POSITIONS = {
  'pack:choice:1': [25, 0.8],
  'pack:karma:1': [75.5, 0.72],
  'pack:choice:2': [93.5, 0.83],
  'pack:karma:2': [96, 0.6],
  'pack:choice:3': [266.5, 0.83],
  'pack:karma:3': [264, 0.6],
  'pack:choice:4': [335, 0.8],
  'pack:karma:4': [284.5, 0.72],
  'pack:freeWill': [54, 0.735],
  'pack:loseTurn': [306, 0.735],
  bank: [246, 0.78],
} as const

/** The id of a card pack or of the bank. */
export type PackOrBankId = keyof typeof PACK_AND_BANK_POSITIONS

/** The box of a card pack or of the bank. */
export function packOrBankBox(mandala: MandalaGeometry, store: PackOrBankId): Box {
  const [angle, distance] = PACK_AND_BANK_POSITIONS[store]
  const [w, h] = store === 'bank' ? [1.05, 0.84] : [0.58, 0.78]
  return boxCentredAt(pointInRingInterior(mandala, angle, distance), mandala.ringWidth * w, mandala.ringWidth * h)
}
