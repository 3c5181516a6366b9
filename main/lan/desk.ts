/** What this machine's own window asks about tables of other machines. */
import type { DeskBridge } from '../../bridge/calls.ts'
import type { LAN_CALLS } from '../../bridge/lan.ts'
import { done, refuse, type Refusal } from '../reply.ts'
import type { Invitations } from './invitations.ts'

export interface LanDesk {
  readonly invitations: Invitations
}

export function lanHandlers({ invitations }: LanDesk): Pick<DeskBridge, keyof typeof LAN_CALLS> {
  return {
    invitation: () => Promise.resolve(done(invitations.take() ?? null)),
    ...{ look: notYet, stopLooking: notYet, join: notYet, seatsElsewhere: notYet, rejoin: notYet, forget: notYet },
  }
}

const notYet = (): Promise<Refusal> => Promise.resolve(refuse('table.refused.unknown'))
