/**
 * The decision of a player at this screen: its prompt for the header, its choices for board, list and keys, and the hovered
 * choice. Create once during component initialisation.
 */
import { untrack } from 'svelte'
import { equalJson } from '../../../engine/core/contract/json.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import type { Message } from '../../../engine/core/contract/game.ts'
import { promptMessageOfSeat } from '../../games/decision-prompts.ts'
import type { OneButtonChoiceSeries } from '../../games/game-ui.ts'
import { describeChoiceEffects } from '../../games/choice-effects.ts'
import { appMessage } from '../../messages/index.ts'
import type { ClickPath } from '../../stage/scene.ts'
import { DecisionSelectionStore } from '../board/selection-store.svelte.ts'
import { ChoiceListState, type LabelledChoice } from './choice-list.svelte.ts'
import { promptMessageFor } from './prompt.ts'
import { convertToBoardDecision } from './board-decision.ts'
import type { OpenTableState } from './table-context.ts'

/**
 * State of the pending decision of a player at this screen: its prompt, its choices with texts, the selection on the board
 * (`selection`), and the choice list. A choice that the player makes is sent to the host.
 */
export class DecisionState {
  readonly #table: OpenTableState
  readonly selection: DecisionSelectionStore
  readonly choiceList: ChoiceListState
  /** Called with every choice made here, before it is played. */
  onChosen: (action: Json) => void = () => undefined

  /** The pending decision; the same object while it is unchanged. */
  readonly decision = $derived.by(() => this.#table.session.decision)
  /** Its choices, in their order. */
  readonly labelledChoices = $derived.by((): readonly LabelledChoice[] => {
    const { gameUi } = this.#table
    const view: unknown = untrack(() => this.#table.moment.view)
    return (this.decision?.choices ?? []).map((action) => ({
      action,
      message: gameUi.choiceLabel(action, view),
      group: gameUi.choiceGroupHeading?.(action, view),
    }))
  })
  /** Why the decision lacks a choice that players look for. */
  readonly missingChoiceReasons = $derived.by((): readonly Message[] => {
    const { decision } = this
    if (decision === undefined) return []
    return (
      this.#table.gameUi.missingChoiceReasons?.(
        untrack(() => this.#table.moment.view),
        decision.seat,
        decision.choices,
      ) ?? []
    )
  })
  readonly prompt = $derived.by((): Message => {
    const { session, gameUi, info, status } = this.#table
    const { readPosition, length } = session.replay
    if (readPosition !== undefined) return appMessage('replay.prompt', { at: readPosition, length })
    return (
      session.eventBanner?.title ??
      promptMessageFor({
        status,
        decision: this.decision,
        endable: session.canEndTurn,
        mine: info.mine,
        showing: session.pendingCount > 0,
        ask: (seat) => this.selection.lastClickPrompt ?? promptMessageOfSeat(gameUi, this.#table.moment.view, seat),
      })
    )
  })

  /** The series that the decision may begin or continue, from the game's UI. */
  readonly #currentSeries = $derived.by((): OneButtonChoiceSeries<Json> | undefined => {
    const { gameUi } = this.#table
    const { decision } = this
    return (
      decision &&
      gameUi.choiceSeries?.(
        decision.choices,
        untrack(() => this.#table.moment.view),
      )
    )
  })
  /** The series of the button; undefined if none begins here, or no decision follows. */
  readonly offeredSeries = $derived(
    this.#currentSeries !== undefined && this.#currentSeries.furtherDecisions > 0 ? this.#currentSeries : undefined,
  )
  /** The series that the player has begun, as it was at its last choice. */
  #startedSeries: OneButtonChoiceSeries<Json> | undefined

  /** @param finals whether choices that are final for a reason ask for confirmation; read again when the settings change */
  constructor(at: OpenTableState, finals: (why: Message | undefined) => boolean) {
    this.#table = at
    this.selection = new DecisionSelectionStore((action) => {
      const choice = this.decision?.choices.find((each) => equalJson(each, action))
      if (choice !== undefined) this.onChosen(choice)
      void at.session.act($state.snapshot(action))
    })
    this.choiceList = new ChoiceListState(() => this.labelledChoices, this.selection)
    this.choiceList.missingChoiceReasons = () => this.missingChoiceReasons
    // The selection and the pending choice are kept while other seats' moves are shown: the decision stays pending meanwhile.
    let foretold: typeof this.decision
    $effect.pre(() => {
      const { decision } = this
      const path = (action: Json): ClickPath =>
        at.gameUi.clickPath(
          action,
          untrack(() => at.moment.view),
        )
      const asked = decision === undefined ? undefined : convertToBoardDecision(decision, finals, path)
      const stands = at.status.decision !== undefined
      untrack(() => {
        const { view, viewer } = at.moment
        const seat = decision?.seat
        // Effects of its choices are kept while the decision is pending.
        if (seat !== undefined && decision !== foretold) {
          foretold = decision
          this.choiceList.resetEffects((action) =>
            describeChoiceEffects({ gameUi: at.gameUi, view, seat, viewer }, action),
          )
        }
        if (asked === undefined && stands) this.selection.suspend()
        else this.selection.setDecision(asked)
        if (asked !== undefined) this.#continueSeries()
      })
    })
  }

  /** Plays the choice of a series, and the following ones as their decisions arrive. */
  startSeries(): void {
    this.#startedSeries = this.offeredSeries
    if (this.#startedSeries !== undefined) this.#choose(this.#startedSeries.action)
  }

  /** Continues a series if the decision is its next one. Any other decision ends it, and so does an undo. */
  #continueSeries(): void {
    const [begun, now] = [this.#startedSeries, this.#currentSeries]
    const goesOn =
      begun !== undefined && now?.words.id === begun.words.id && now.furtherDecisions === begun.furtherDecisions - 1
    this.#startedSeries = goesOn ? now : undefined
    if (this.#startedSeries !== undefined) this.#choose(this.#startedSeries.action)
  }

  #choose(action: Json): void {
    const choice = this.selection.choiceFor(action)
    if (choice !== undefined) this.selection.choose(choice)
  }
}
