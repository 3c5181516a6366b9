/** Multiplayer state of a table besides its game: presence, chat, reminders, and votes. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { BridgeApi } from '../../../bridge/calls.ts'
import type { SoundName } from '../../sound/sound-catalogue.ts'
import { PresenceStore } from './presence-store.svelte.ts'
import { VoteStore, type VoteStoreDeps } from './vote-store.svelte.ts'
import { ReceivedNudgeStore } from './nudge-store.svelte.ts'
import { ChatStore } from './chat-store.svelte.ts'

/** State of a table that is played on several devices, besides its game: presence, chat, reminders, and votes. */
export class MultiplayerTableStore {
  readonly presence: PresenceStore
  readonly chat: ChatStore
  readonly nudges: ReceivedNudgeStore
  readonly votes: VoteStore

  /**
   * Create during component initialisation.
   * @param notice shows a message without interrupting
   * @param play plays a sound
   * @param more the other dependencies of `VoteStore`
   */
  constructor(
    bridge: BridgeApi,
    table: string,
    notice: (message: Message) => void,
    play: (name: SoundName) => void,
    more: Omit<VoteStoreDeps, 'notice'>,
  ) {
    this.presence = new PresenceStore(bridge, table, notice)
    this.chat = new ChatStore(this.presence)
    this.nudges = new ReceivedNudgeStore(this.presence, notice, () => {
      play('nudge')
    })
    this.votes = new VoteStore(this.presence, { notice, ...more })
  }

  /** Starts listening and requests the state. @returns a function that stops it */
  start(): () => void {
    const stops = [this.presence.start(), this.chat.start(), this.nudges.start(), this.votes.start()]
    return () => {
      for (const stop of stops) stop()
    }
  }
}
