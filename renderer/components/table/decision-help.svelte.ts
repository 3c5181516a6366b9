/**
 * What a decision is about, for whoever asks, and by itself the first time that its kind is asked on this profile. It goes
 * with its decision: playing on puts it away. Made once while the screen is being set up.
 */
import { untrack } from 'svelte'
import { DEFAULT_SETTINGS, type Settings, type SettingsChange } from '../../../bridge/settings.ts'
import type { PendingDecision } from '../../../bridge/table-view.ts'
import { explainDecision, type DecisionExplanation } from '../../games/decision-prompts.ts'
import type { TableContext } from './table-context.ts'

/** What people have set for themselves, and how that is changed. */
export interface DecisionHelpDeps {
  readonly settings: Settings
  change(change: SettingsChange): Promise<void>
}

/** What somebody at this screen is asked. */
interface HelpedDecision {
  readonly decision: PendingDecision | undefined
}

export class DecisionHelpState {
  readonly #table: TableContext
  readonly #decisionState: HelpedDecision
  /** The decision for which it was opened. */
  #openedFor = $state.raw<PendingDecision>()
  /** It came by itself. */
  hint = $state(false)

  /** What the decision is about that can be made now. */
  readonly explained = $derived.by((): DecisionExplanation | undefined => {
    const { decision } = this.#decisionState
    const { face, moment } = this.#table
    return decision === undefined ? undefined : explainDecision(face, moment.view, decision.seat)
  })
  /** What is shown. */
  readonly shown = $derived.by(() => {
    const { decision } = this.#decisionState
    // Where several choose at once, what others do leaves one's decision as it was.
    const same = this.#openedFor?.id === decision?.id && this.#openedFor?.seat === decision?.seat
    return same && decision !== undefined ? this.explained : undefined
  })

  /** @param busy something else is there to be read, or covers the table */
  constructor(at: TableContext, asked: HelpedDecision, kept: DecisionHelpDeps, busy: () => boolean) {
    this.#table = at
    this.#decisionState = asked
    $effect(() => {
      const { settings } = kept
      const { explained } = this
      // Until the settings are loaded it is not known which hints were seen.
      if (settings === DEFAULT_SETTINGS || !settings.hints || explained === undefined || busy()) return
      const { game } = at.info
      const seen = settings.seenHints[game.id] ?? []
      if (seen.includes(explained.kind)) return
      untrack(() => {
        this.#open(true)
        void kept.change({ seenHints: { ...settings.seenHints, [game.id]: [...seen, explained.kind] } })
      })
    })
  }

  toggle(): void {
    if (!this.close()) this.#open(false)
  }

  /** The focus goes back to where it came from, unless it is elsewhere by now. @returns whether it was open */
  close(): boolean {
    if (this.shown === undefined) return false
    const within = document.activeElement?.closest('[data-panel="why"]') ?? null
    this.#openedFor = undefined
    if (within !== null) document.querySelector<HTMLElement>('[data-why]')?.focus()
    return true
  }

  #open(hint: boolean): void {
    this.#openedFor = this.#decisionState.decision
    this.hint = hint
  }
}
