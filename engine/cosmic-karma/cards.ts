/** Use of Choice and Karma Cards: drawing, turning, returning to the pack (section 8 of the rules). */
import { pushFrame } from '../core/contract/frame-stack.ts'
import { hasMasterToolOfKind, playerOf } from './account.ts'
import { SPACES } from './board.ts'
import type { ChoiceCardId, KarmaCardId, LandNumber, ChoiceCardSideId } from './data.ts'
import { CHOICE_CARDS, KARMA_CARDS } from './card-table.ts'
import { drawFromPackIfAny, putUnderPack } from './packs.ts'
import { landPackPlace } from './places.ts'
import type { ChoiceCardEffectFrame, CosmicState, CardPack } from './state.ts'
import type { TurnContext } from './turn-context.ts'

/** @throws RangeError if the board has no such land */
function choicePack(state: Pick<CosmicState, 'choicePacks'>, land: LandNumber): CardPack<ChoiceCardId> {
  return packAt(state.choicePacks, land)
}

/** @throws RangeError if the board has no such land */
function karmaPack(state: Pick<CosmicState, 'karmaPacks'>, land: LandNumber): CardPack<KarmaCardId> {
  return packAt(state.karmaPacks, land)
}

function packAt<T>(packs: readonly CardPack<T>[], land: LandNumber): CardPack<T> {
  const pack = packs[land - 1]
  if (pack === undefined) throw new RangeError(`no land ${land}`)
  return pack
}

/**
 * Draws the top Choice or Karma Card of the land where the pawn is, face up, and pushes a frame that carries out its
 * effect onto the stack of pending work. Does nothing outside the four lands, or if the pack is empty.
 */
export function drawCardAndPushEffect(work: TurnContext, pack: 'choice' | 'karma'): void {
  const player = playerOf(work.state, work.seat)
  const { land } = SPACES[player.space]
  if (land === null) return
  if (pack === 'choice') drawChoice(work, land)
  else drawKarma(work, land)
}

/** The readable side is random (COS-78); a Master Torch may choose the other one (COS-101). */
function drawChoice({ state, seat, random, emit }: TurnContext, land: LandNumber): void {
  const card = drawFromPackIfAny(choicePack(state, land), emit)
  if (card === undefined) return
  const shown: ChoiceCardSideId = random.int(2) === 0 ? 'a' : 'b'
  const chooses = hasMasterToolOfKind(playerOf(state, seat), 'torch')
  pushFrame(state.stack, { kind: 'choice', card, shown, side: chooses ? null : shown, at: 0, count: 0 })
  emit({ kind: 'moved', piece: card, from: landPackPlace('choice', land), to: 'table', count: 1 })
  emit({ kind: 'drew', seat, card, side: shown })
  emit.checkpoint()
}

function drawKarma({ state, seat, emit }: TurnContext, land: LandNumber): void {
  const card = drawFromPackIfAny(karmaPack(state, land), emit)
  if (card === undefined) return
  pushFrame(state.stack, { kind: 'karma', card, at: 0, count: 0 })
  emit({ kind: 'moved', piece: card, from: landPackPlace('karma', land), to: 'table', count: 1 })
  emit({ kind: 'drew', seat, card, side: null })
  emit.checkpoint()
}

/**
 * Records the side of the drawn Choice Card that the player has chosen, and reports it. The chosen side then takes
 * effect. Only a player who owns a Master Torch, a pair of torch pegs, may choose the side (COS-101).
 */
export function recordChosenCardSide(
  { seat, emit }: TurnContext,
  frame: ChoiceCardEffectFrame,
  side: ChoiceCardSideId,
): void {
  frame.side = side
  emit({ kind: 'chose', seat, card: frame.card, side, turned: side !== frame.shown })
  emit.checkpoint()
}

function isChoiceCard(card: ChoiceCardId | KarmaCardId): card is ChoiceCardId {
  return Object.hasOwn(CHOICE_CARDS, card)
}

/** Puts a used Choice or Karma Card at the bottom of the pack of its land (COS-79, COS-88). */
export function returnUsedCardUnderPack(
  { state, emit }: Pick<TurnContext, 'state' | 'emit'>,
  card: ChoiceCardId | KarmaCardId,
): void {
  const choice = isChoiceCard(card)
  const { land } = choice ? CHOICE_CARDS[card] : KARMA_CARDS[card]
  if (choice) putUnderPack(choicePack(state, land), card)
  else putUnderPack(karmaPack(state, land), card)
  emit({ kind: 'moved', piece: card, from: 'table', to: landPackPlace(choice ? 'choice' : 'karma', land), count: 1 })
}
