/** Handlers of a local page's calls about the library. In a call about several saves each save succeeds or fails by itself. */
import type { Message } from '../../engine/core/contract/message.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { LocalAppApi } from '../../bridge/calls.ts'
import { MAX_THUMBNAIL_BYTES, type SAVE_MANAGEMENT_CALLS, type BinOrRestoreResult } from '../../bridge/save-library.ts'
import type { Result } from '../../bridge/result.ts'
import { ok, reject, type Rejection } from '../base/result.ts'
import type { OpenTables } from '../tables/open-tables.ts'
import { errorCodeOf } from './atomic-write.ts'
import { nameForDuplicate } from './duplicate-name.ts'
import { ProfileLockLostError } from './save-folder.ts'
import type { SaveLibrary } from './save-library.ts'
import { thumbnailDataUrl, decodeBase64Thumbnail } from './thumbnail-data.ts'

/** Dependencies of the handlers that answer the calls about the save library. */
export interface LibraryHandlersDeps {
  readonly library: SaveLibrary
  readonly tables: OpenTables
}

/** Creates the handlers of the calls about saves: rename, copy, move to the bin, restore, delete from the bin, and thumbnails. */
export function createLibraryHandlers({
  library,
  tables,
}: LibraryHandlersDeps): Pick<LocalAppApi, keyof typeof SAVE_MANAGEMENT_CALLS> {
  /** @returns its name in the bin */
  const toBin = (save: string): Promise<Result<string>> =>
    tables.whileClosed(save, async () =>
      (await library.has(save)) ? ok(await library.moveToBin(save)) : reject('save.missing'),
    )
  const fromBin = async (save: string): Promise<Result<string>> => {
    const restored = await tables.restore(save)
    return restored === undefined ? reject('save.missing') : ok(restored)
  }
  return {
    renameSave: ({ save, name }) => tables.rename(save, name),

    async duplicateSave({ save }) {
      try {
        const copy = await library.duplicate(save, (game) => tables.freshId(game))
        if (!copy.ok) return copy
        const name = nameForDuplicate(save, await library.list())
        // A copy that cannot be renamed still counts as copied.
        await tables.rename(copy.value, name)
        return ok({ save: copy.value, name })
      } catch (error) {
        return error instanceof ProfileLockLostError ? reject('table.notice.taken') : reject('save.refused.write')
      }
    },

    binSaves: ({ saves }) => applyToEach(saves, toBin),
    restoreSaves: ({ saves }) => applyToEach(saves, fromBin),

    async emptyBin({ saves }) {
      try {
        return ok(await library.emptyBin(saves))
      } catch (error) {
        return diskRejection(error)
      }
    },

    pictureOf({ table }) {
      const open = tables.at(table)
      if (open === undefined) return Promise.resolve(reject('table.refused.unknown'))
      const { game, state } = open.table
      const view = game.view(state, 'table') as Json
      return Promise.resolve(ok({ game: game.info.id, seats: open.seats, view }))
    },

    async keepPicture({ table, picture, light, renews }) {
      if (tables.at(table) === undefined) return reject('table.refused.unknown')
      const bytes = decodeBase64Thumbnail(picture)
      if (bytes === undefined) return reject('save.refused.picture')
      try {
        const [own, other] = light === 'dawn' ? (['dawn', 'picture'] as const) : (['picture', 'dawn'] as const)
        await library.sidecar(table, own).write(bytes)
        if (renews) await library.sidecar(table, other).remove()
        return ok(null)
      } catch {
        return reject('save.refused.picture')
      }
    },

    async picture({ save, deleted, light }) {
      for (const kind of light === 'dawn' ? (['dawn', 'picture'] as const) : (['picture', 'dawn'] as const)) {
        const beside = deleted ? await library.binSidecar(save, kind) : library.sidecar(save, kind)
        const bytes = await beside.read(MAX_THUMBNAIL_BYTES)
        const url = bytes && thumbnailDataUrl(bytes)
        if (url !== undefined) return ok(url)
      }
      return ok(null)
    },

    async rereadSaves() {
      await library.invalidateAll()
      return ok(null)
    },
  }
}

async function applyToEach(
  saves: readonly string[],
  step: (save: string) => Promise<Result<string>>,
): Promise<Result<BinOrRestoreResult>> {
  const moved: { save: string; now: string }[] = []
  const reasons: Message[] = []
  for (const save of saves) {
    const reply = await step(save).catch(diskRejection)
    if (reply.ok) moved.push({ save, now: reply.value })
    else reasons.push(reply.reason)
  }
  const [reason] = reasons
  return ok({ done: moved, refused: reasons.length, ...(reason && { reason }) })
}

function diskRejection(error: unknown): Rejection {
  return error instanceof ProfileLockLostError
    ? reject('table.notice.taken')
    : reject('save.refused.disk', { code: errorCodeOf(error) })
}
