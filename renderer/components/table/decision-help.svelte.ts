/**
 * Explanation of a decision: on request, and automatically when its kind occurs for the first time on this profile. It closes
 * when the decision is answered. Create once during component initialisation.
 */
import { untrack } from 'svelte'
import { DEFAULT_SETTINGS, type Settings, type SettingsChange } from '../../../bridge/settings.ts'
import type { PendingDecision } from '../../../bridge/table-view.ts'
import { decisionExplanationOfSeat, type DecisionExplanation } from '../../games/decision-prompts.ts'
import type { OpenTableState } from './table-context.ts'

/**
 * The settings that `DecisionExplanationState` needs, and the function that changes them. `DecisionExplanationState`
 * controls when the explanation of a pending decision is shown to a player. The settings list the kinds of decisions
 * whose explanations were already shown, by game.
 */
export interface DecisionExplanationDeps {
  readonly settings: Settings
  changeSettings(change: SettingsChange): Promise<void>
}

/** The decision of a player at this screen. */
interface HelpedDecision {
  readonly decision: PendingDecision | undefined
}

/**
 * The explanation of the pending decision, and whether it is shown. It is shown when the player asks for it, and automatically
 * when a kind of decision occurs for the first time.
 */
export class DecisionExplanationState {
  readonly #table: OpenTableState
  readonly #decisionState: HelpedDecision
  /** The decision for which it was opened. */
  #openedFor = $state.raw<PendingDecision>()
  /** It opened automatically. */
  isHint = $state(false)

  /** Explanation of the pending decision. */
  readonly explanation = $derived.by((): DecisionExplanation | undefined => {
    const { decision } = this.#decisionState
    const { gameUi, moment } = this.#table
    return decision === undefined ? undefined : decisionExplanationOfSeat(gameUi, moment.view, decision.seat)
  })
  /** The shown explanation. */
  readonly shownExplanation = $derived.by(() => {
    const { decision } = this.#decisionState
    // In simultaneous decisions the moves of others leave the own decision unchanged.
    const same = this.#openedFor?.id === decision?.id && this.#openedFor?.seat === decision?.seat
    return same && decision !== undefined ? this.explanation : undefined
  })

  /** @param busy other contents have to be read, or cover the table */
  constructor(at: OpenTableState, asked: HelpedDecision, kept: DecisionExplanationDeps, busy: () => boolean) {
    this.#table = at
    this.#decisionState = asked
    $effect(() => {
      const { settings } = kept
      const { explanation } = this
      // Until the settings are loaded it is unknown which hints were seen.
      if (settings === DEFAULT_SETTINGS || !settings.hints || explanation === undefined || busy()) return
      const { game } = at.info
      const seen = settings.seenHints[game.id] ?? []
      if (seen.includes(explanation.kind)) return
      untrack(() => {
        this.#open(true)
        void kept.changeSettings({ seenHints: { ...settings.seenHints, [game.id]: [...seen, explanation.kind] } })
      })
    })
  }

  toggle(): void {
    if (!this.close()) this.#open(false)
  }

  /** The focus returns to its previous element, unless it is elsewhere by now. @returns whether it was open */
  close(): boolean {
    if (this.shownExplanation === undefined) return false
    const within = document.activeElement?.closest('[data-panel="why"]') ?? null
    this.#openedFor = undefined
    if (within !== null) document.querySelector<HTMLElement>('[data-why]')?.focus()
    return true
  }

  #open(hint: boolean): void {
    this.#openedFor = this.#decisionState.decision
    this.isHint = hint
  }
}
