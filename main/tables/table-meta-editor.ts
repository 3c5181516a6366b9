/** What stands on a table beside its game, and may be changed at any time: its name, and how far its lessons are left. */
import type { TutorialRecord } from '../../bridge/tutorial.ts'
import type { Result } from '../../bridge/result.ts'
import { ok, reject } from '../base/result.ts'
import type { Autosave } from './autosave.ts'
import type { TableQueue } from './table-queue.ts'
import type { TableRecordHolder } from './table-record.ts'

export interface TableMetaEditorDeps {
  readonly record: TableRecordHolder
  readonly disk: Pick<Autosave, 'save'>
  readonly queue: Pick<TableQueue, 'run'>
}

export class TableMetaEditor {
  readonly #deps: TableMetaEditorDeps

  constructor(start: TableMetaEditorDeps) {
    this.#deps = start
  }

  /** @param name empty: it has none any more. Refused, and nothing is changed, while the disk refuses */
  async rename(name: string): Promise<Result<null>> {
    const { record, disk, queue } = this.#deps
    return queue.run(async () => {
      const before = record.current.meta.name
      record.updateMeta({ name: name === '' ? undefined : name })
      if (await disk.save()) return ok(null)
      record.updateMeta({ name: before })
      return reject('save.refused.write')
    })
  }

  /** Lessons of a guided game are skipped, or left, or taken up again. At any other table nothing happens. */
  async setTutorialProgress(guided: TutorialRecord): Promise<Result<null>> {
    const { record, disk, queue } = this.#deps
    return queue.run(async () => {
      if (record.current.meta.guided === undefined) return ok(null)
      record.updateMeta({ guided })
      // Nothing of the game is lost where the disk refuses: the next move tries again.
      await disk.save()
      return ok(null)
    })
  }
}
