/** What this machine's own window asks of the library. Of several saves each goes its own way: none keeps the others. */
import type { Message } from '../../engine/core/contract/message.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { DeskBridge } from '../../bridge/calls.ts'
import { LARGEST_PICTURE, type LIBRARY_CALLS, type Several } from '../../bridge/library.ts'
import type { Reply } from '../../bridge/reply.ts'
import { done, reject, type Rejection } from '../reply.ts'
import type { OpenTables } from '../tables/open-tables.ts'
import { codeOf } from './atomic.ts'
import { copyName } from './copy-name.ts'
import { TakenOver } from './folder.ts'
import type { Library } from './library.ts'
import { dataUrl, pictureFrom } from './picture.ts'

export interface LibraryCallsStart {
  readonly library: Library
  readonly tables: OpenTables
}

export function libraryHandlers({ library, tables }: LibraryCallsStart): Pick<DeskBridge, keyof typeof LIBRARY_CALLS> {
  /** @returns its name in the bin */
  const toBin = (save: string): Promise<Reply<string>> =>
    tables.whileClosed(save, async () =>
      (await library.has(save)) ? done(await library.toBin(save)) : reject('save.missing'),
    )
  const fromBin = async (save: string): Promise<Reply<string>> => {
    const restored = await tables.restore(save)
    return restored === undefined ? reject('save.missing') : done(restored)
  }
  return {
    renameSave: ({ save, name }) => tables.rename(save, name),

    async duplicateSave({ save }) {
      try {
        const copy = await library.duplicate(save, (game) => tables.freshId(game))
        if (!copy.ok) return copy
        const name = copyName(save, await library.list())
        // A copy that cannot be named is a copy all the same.
        await tables.rename(copy.value, name)
        return done({ save: copy.value, name })
      } catch (error) {
        return error instanceof TakenOver ? reject('table.notice.taken') : reject('save.refused.write')
      }
    },

    binSaves: ({ saves }) => eachOf(saves, toBin),
    restoreSaves: ({ saves }) => eachOf(saves, fromBin),

    async emptyBin({ saves }) {
      try {
        return done(await library.emptyBin(saves))
      } catch (error) {
        return diskRefusal(error)
      }
    },

    pictureOf({ table }) {
      const open = tables.at(table)
      if (open === undefined) return Promise.resolve(reject('table.refused.unknown'))
      const { game, state } = open.table
      const view = game.view(state, 'table') as Json
      return Promise.resolve(done({ game: game.info.id, seats: open.seats, view }))
    },

    async keepPicture({ table, picture, light, renews }) {
      if (tables.at(table) === undefined) return reject('table.refused.unknown')
      const bytes = pictureFrom(picture)
      if (bytes === undefined) return reject('save.refused.picture')
      try {
        const [own, other] = light === 'dawn' ? (['dawn', 'picture'] as const) : (['picture', 'dawn'] as const)
        await library.beside(table, own).write(bytes)
        if (renews) await library.beside(table, other).remove()
        return done(null)
      } catch {
        return reject('save.refused.picture')
      }
    },

    async picture({ save, deleted, light }) {
      for (const kind of light === 'dawn' ? (['dawn', 'picture'] as const) : (['picture', 'dawn'] as const)) {
        const beside = deleted ? await library.besideInBin(save, kind) : library.beside(save, kind)
        const bytes = await beside.read(LARGEST_PICTURE)
        const url = bytes && dataUrl(bytes)
        if (url !== undefined) return done(url)
      }
      return done(null)
    },

    async rereadSaves() {
      await library.reread()
      return done(null)
    },
  }
}

async function eachOf(
  saves: readonly string[],
  step: (save: string) => Promise<Reply<string>>,
): Promise<Reply<Several>> {
  const moved: { save: string; now: string }[] = []
  const reasons: Message[] = []
  for (const save of saves) {
    const reply = await step(save).catch(diskRefusal)
    if (reply.ok) moved.push({ save, now: reply.value })
    else reasons.push(reply.reason)
  }
  const [reason] = reasons
  return done({ done: moved, refused: reasons.length, ...(reason && { reason }) })
}

function diskRefusal(error: unknown): Rejection {
  return error instanceof TakenOver
    ? reject('table.notice.taken')
    : reject('save.refused.disk', { code: codeOf(error) })
}
