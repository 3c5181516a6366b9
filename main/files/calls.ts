/** What this machine's own window asks about files. */
import { basename } from 'node:path'
import type { DeskBridge } from '../../bridge/calls.ts'
import type { Arrival, FILES_CALLS } from '../../bridge/files.ts'
import { done, reject } from '../reply.ts'
import { codeOf } from '../saves/atomic.ts'
import type { FoundCopy } from '../saves/copies.ts'
import { TakenOver } from '../saves/folder.ts'
import type { Arrivals } from './arrivals.ts'
import { exportMany, exportOne, nameOf } from './exports.ts'
import { Imports, type ImportsStart } from './imports.ts'
import type { Outside } from './outside.ts'
import { readImport } from './read-file.ts'

export interface FilesStart extends ImportsStart {
  /** The folder of the saves. */
  readonly own: string
  /** Absent: the page has dialogs and a clipboard of its own. */
  readonly outside: Outside | undefined
  readonly arrivals: Arrivals
}

export function filesHandlers(start: FilesStart): Pick<DeskBridge, keyof typeof FILES_CALLS> {
  const { library, own, outside, arrivals } = start
  const imports = new Imports(start)

  const copyOf = async (copy: string): Promise<FoundCopy | undefined> =>
    (await library.copies()).find((each) => each.copy === copy)

  async function bring(paths: readonly string[]): Promise<readonly Arrival[]> {
    const brought: Arrival[] = []
    for (const path of paths) {
      const file = basename(path)
      const read = await readImport(path)
      brought.push(read.ok ? await imports.take(read.text, file) : { file, came: 'refused', reason: read.reason })
    }
    return brought
  }

  return {
    importText: async ({ text, file }) => done(await imports.take(text, file)),
    arrivals: async () => done(await bring(arrivals.take())),
    chooseFiles: async () =>
      outside === undefined ? reject('files.refused.dialog') : done(await bring(await outside.chooseFiles())),
    keepArrival: ({ arrival, as }) => imports.keep(arrival, as),

    dropArrival({ arrival }) {
      imports.drop(arrival)
      return Promise.resolve(done(null))
    },

    async otherCopies() {
      try {
        return done((await library.copies()).map(({ path: _, text: __, ...shown }) => shown))
      } catch (error) {
        return reject('files.refused.disk', { code: codeOf(error) })
      }
    },

    async takeCopy({ copy }) {
      try {
        const found = await copyOf(copy)
        if (found?.text === undefined) return reject('files.refused.gone')
        // What stays where it is is offered once more.
        const kept = (): Promise<void> => library.keepCopy(found).catch(() => undefined)
        return done(await imports.take(found.text, found.file, kept))
      } catch (error) {
        return reject('files.refused.disk', { code: codeOf(error) })
      }
    },

    async binCopy({ copy }) {
      try {
        const found = await copyOf(copy)
        return found === undefined ? reject('files.refused.gone') : done({ save: await library.binCopy(found) })
      } catch (error) {
        if (error instanceof TakenOver) return reject('table.notice.taken')
        return reject('files.refused.disk', { code: codeOf(error) })
      }
    },

    async exportSaves({ saves }) {
      const [save] = saves
      if (outside === undefined || save === undefined) return reject('files.refused.dialog')
      return saves.length === 1 ? exportOne(library, outside, own, save) : exportMany(library, outside, own, saves)
    },

    async copySave({ save }) {
      if (outside === undefined) return reject('files.refused.dialog')
      const whole = await library.textOf(save)
      return whole.ok ? copy(outside, whole.text) : whole
    },

    copyText: ({ text }) =>
      outside === undefined ? Promise.resolve(reject('files.refused.dialog')) : copy(outside, text),

    async exportText({ save }) {
      // Where main writes files no page needs to see every hand.
      if (outside !== undefined) return reject('bridge.refused.unknown')
      const whole = await library.textOf(save)
      return whole.ok ? done({ name: nameOf(save, whole), text: whole.text }) : whole
    },
  }
}

async function copy(outside: Outside, text: string) {
  try {
    await outside.copy(text)
    return done(null)
  } catch (error) {
    return reject('files.refused.disk', { code: codeOf(error) })
  }
}
