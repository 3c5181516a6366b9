/** For tests: props of PromptOrEventLine.svelte, which can be changed while it is shown. */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import { ANA_SEAT, HERON_BOT_SEAT } from './fake-host.ts'

export class TestStatusPromptProps {
  prompt = $state.raw<Message>({ id: 'table.watch' })
  moment = $state.raw<{ readonly key: number; readonly facts: readonly VisibleEvent[] }>({ key: 0, facts: [] })
  history = $state.raw<readonly (readonly VisibleEvent[])[]>([])
  unheard = $state(false)
  thinking = $state<Seat>()
  readonly seats = [ANA_SEAT, HERON_BOT_SEAT]
  readonly sentence = (event: VisibleEvent): Message | undefined =>
    event.kind === 'silent' ? undefined : { id: `toy.${event.kind}`, values: { seat: { seat: 1 } } }
}
