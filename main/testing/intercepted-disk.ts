/** Disks that run code before each of their steps: another program that writes in between, or the end of the process. */
import { SYSTEM_DISK, type Disk } from '../saves/atomic-write.ts'

/** @param before called before each step; its errors become the errors of the disk */
export function createInterceptedDisk(before: () => void): Disk {
  return {
    ...SYSTEM_DISK,
    wait: () => Promise.resolve(),
    open: async (...start) => {
      before()
      const handle = await SYSTEM_DISK.open(...start)
      const sync = handle.sync.bind(handle)
      handle.sync = () => {
        before()
        return sync()
      }
      return handle
    },
    link(file, name) {
      before()
      SYSTEM_DISK.link(file, name)
    },
    rename(from, to) {
      before()
      SYSTEM_DISK.rename(from, to)
    },
    remove(file) {
      before()
      SYSTEM_DISK.remove(file)
    },
  }
}

/** A disk that stops working at a step, as if the process had been killed there. @param at from 0 on */
export function createCrashingDisk(at: number): { readonly disk: Disk; readonly isDead: () => boolean } {
  let steps = 0
  const disk = createInterceptedDisk(() => {
    if (steps++ >= at) throw Object.assign(new Error('the process was killed'), { code: 'EKILLED' })
  })
  return { disk, isDead: () => steps > at }
}

/** Counts the disk steps of an operation. */
export async function countDiskSteps(what: (disk: Disk) => Promise<unknown>): Promise<number> {
  let steps = 0
  await what(
    createInterceptedDisk(() => {
      steps += 1
    }),
  )
  return steps
}
