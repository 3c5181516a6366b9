/** All that a shared table is besides its game: who is there, what they say, whom they remind, and what they agree on. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { HostApi } from '../../../bridge/calls.ts'
import type { SoundName } from '../../sound/sound-catalogue.ts'
import { PresenceStore } from './presence-store.svelte.ts'
import { VoteStore, type VoteStoreDeps } from './vote-store.svelte.ts'
import { NudgeStore } from './nudge-store.svelte.ts'
import { ChatStore } from './chat-store.svelte.ts'

export class MultiplayerStore {
  readonly company: PresenceStore
  readonly talk: ChatStore
  readonly nudges: NudgeStore
  readonly consenting: VoteStore

  /**
   * Made while a screen is being set up.
   * @param notice tells people something without stopping them
   * @param play makes a sound
   * @param more tells people something that stays, and which entry of the log the screen has last
   */
  constructor(
    bridge: HostApi,
    table: string,
    notice: (message: Message) => void,
    play: (name: SoundName) => void,
    more: Omit<VoteStoreDeps, 'notice'>,
  ) {
    this.company = new PresenceStore(bridge, table, notice)
    this.talk = new ChatStore(this.company)
    this.nudges = new NudgeStore(this.company, notice, () => {
      play('nudge')
    })
    this.consenting = new VoteStore(this.company, { notice, ...more })
  }

  /** Begins to listen and asks. @returns how to stop */
  start(): () => void {
    const stops = [this.company.start(), this.talk.start(), this.nudges.start(), this.consenting.start()]
    return () => {
      for (const stop of stops) stop()
    }
  }
}
