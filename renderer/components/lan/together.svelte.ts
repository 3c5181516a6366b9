/** All that a shared table is besides its game: who is there, what they say, whom they remind, and what they agree on. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Bridge } from '../../../bridge/calls.ts'
import type { SoundName } from '../../sound/sound-catalogue.ts'
import { Company } from './company.svelte.ts'
import { Consenting, type ConsentingStart } from './consenting.svelte.ts'
import { Nudges } from './nudges.svelte.ts'
import { Talk } from './talk.svelte.ts'

export class Together {
  readonly company: Company
  readonly talk: Talk
  readonly nudges: Nudges
  readonly consenting: Consenting

  /**
   * Made while a screen is being set up.
   * @param notice tells people something without stopping them
   * @param play makes a sound
   * @param more tells people something that stays, and which entry of the log the screen has last
   */
  constructor(
    bridge: Bridge,
    table: string,
    notice: (message: Message) => void,
    play: (name: SoundName) => void,
    more: Omit<ConsentingStart, 'notice'>,
  ) {
    this.company = new Company(bridge, table, notice)
    this.talk = new Talk(this.company)
    this.nudges = new Nudges(this.company, notice, () => {
      play('nudge')
    })
    this.consenting = new Consenting(this.company, { notice, ...more })
  }

  /** Begins to listen and asks. @returns how to stop */
  start(): () => void {
    const stops = [this.company.start(), this.talk.start(), this.nudges.start(), this.consenting.start()]
    return () => {
      for (const stop of stops) stop()
    }
  }
}
