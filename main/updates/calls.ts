/** What this machine's own window asks about newer versions. */
import type { DeskBridge } from '../../bridge/calls.ts'
import type { UPDATE_CALLS } from '../../bridge/updates.ts'
import { done, reject } from '../reply.ts'
import type { Updates } from './course.ts'

/** @param updates absent: this Samsara knows no place to look at, or its page is a browser's */
export function updateHandlers(updates: Updates | undefined): Pick<DeskBridge, keyof typeof UPDATE_CALLS> {
  const none = Promise.resolve(reject('bridge.refused.unknown'))
  return {
    updates: () => Promise.resolve(done(updates?.now ?? { way: 'none' })),
    lookForUpdate: () => updates?.look() ?? none,
    fetchUpdate: ({ version }) => Promise.resolve(updates?.fetch(version) ?? none),
    stopUpdate: () => Promise.resolve(updates?.stop() ?? none),
    installUpdate: ({ version, now }) => updates?.install(version, now) ?? none,
    openReleases: () => updates?.openPage() ?? none,
  }
}
