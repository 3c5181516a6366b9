/** Disks that become full: a real one if the system lets a test mount one, and one whose files keep only a part. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SYSTEM_DISK, type Disk } from '../saves/atomic-write.ts'

export interface SmallDisk {
  readonly path: string
  remove(): void
}

/** @returns undefined if no disk can be mounted: it needs Linux and root */
export function mountSmallDisk(kilobytes: number): SmallDisk | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const path = mkdtempSync(join(tmpdir(), 'samsara-disk-'))
  const size = `size=${String(kilobytes)}k`
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', path]).status === 0
  if (!mounted) rmSync(path, { recursive: true })
  return mounted
    ? {
        path,
        remove() {
          spawnSync('umount', ['-l', path])
          rmSync(path, { recursive: true, force: true })
        },
      }
    : undefined
}

/** A disk that writes only the first bytes of a file, and reports success. */
export function createTruncatingDisk(takes: () => number): Disk {
  const cutting: typeof open = async (...start) => {
    const handle = await open(...start)
    const write = handle.writeFile.bind(handle)
    handle.writeFile = (data, options) => write((data as string).slice(0, takes()), options)
    return handle
  }
  return { ...SYSTEM_DISK, open: cutting }
}

export function errorWithCode(code: string): Error {
  return Object.assign(new Error(code), { code })
}
