/** A slow disk: saves wait until they are released. */
import { vi } from 'vitest'
import { SaveLibrary } from '../saves/save-library.ts'

export interface SlowDisk {
  /** Resolves when a write is waiting. */
  waitForWrite(): Promise<void>
  /** Releases waiting and future writes. */
  release(): void
}

export function mockSlowDisk(): SlowDisk {
  const real = SaveLibrary.prototype.write
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const write = vi.spyOn(SaveLibrary.prototype, 'write').mockImplementation(async function (
    this: SaveLibrary,
    ...args
  ) {
    await held
    return real.apply(this, args)
  })
  return {
    waitForWrite: () =>
      vi.waitFor(() => {
        if (write.mock.calls.length === 0) throw new Error('nothing is written')
      }),
    release() {
      write.mockRestore()
      release()
    },
  }
}
