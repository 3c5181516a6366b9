/** What hosting a table on the network takes, and what it gives. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { RandomBytes } from '../../../bridge/join-code-proof.ts'
import type { Clock } from '../../base/clock.ts'
import type { AnnounceTable } from '../table-announcer.ts'
import type { TlsCertificate } from '../tls-certificate.ts'
import type { LanGuestGateway } from '../handover/guest-router.ts'

/** What proves this host to its guests, and them to it. */
export interface LanSecrets {
  readonly certificate: TlsCertificate
  /** As `generateJoinCode` gives them, without dashes: one for apps, another for pages. */
  readonly codes: { readonly app: string; readonly browser: string }
}

export interface LanHostOptions {
  /** The table that is hosted, as it is now. */
  readonly guests: () => LanGuestGateway
  /** By which guests name the table in their calls. */
  readonly table: string
  /** Absolute path of the built renderer. */
  readonly root: string
  /** The one that is wished for; the next ones are tried when it is taken. 0: any. */
  readonly port: number
  /** Own addresses to listen on: none of them in brackets. */
  readonly addresses: readonly string[]
  readonly secrets: LanSecrets
  /** Rules versions of the games that are here. */
  readonly rules: Readonly<Record<string, number>>
  /** What this machine is called towards others. */
  readonly label: string
  readonly clock: Clock
  readonly randomBytes: RandomBytes
  readonly log: (line: string) => void
  /** Tells the network of the table. Absent: it is not told. */
  readonly announce?: AnnounceTable
}

export interface LanHost {
  readonly port: number
  /** The port that was wished for was taken. */
  readonly moved: boolean
  /** Those that it listens on now. */
  readonly addresses: readonly string[]
  /** The networks have changed, or others were chosen: lines over addresses that stay go on. */
  listen(addresses: readonly string[]): Promise<void>
  /** Says goodbye to all guests and listens no more. After `lan.over.goodbye` they come back when it opens again, else not. */
  close(why: Message): Promise<void>
}
