/** Editable table metadata: its name and the tutorial progress. */
import type { SkippedAndEndedLessons } from '../../bridge/tutorial.ts'
import type { Result } from '../../bridge/result.ts'
import { ok, reject } from '../base/result.ts'
import type { Autosave } from './autosave.ts'
import type { TableQueue } from './table-queue.ts'
import type { TableRecordHolder } from './open-table-record.ts'

/** Dependencies of `TableMetaEditor`, which changes the name and the tutorial progress of one table. */
export interface TableMetaEditorDeps {
  readonly record: TableRecordHolder
  readonly autosave: Pick<Autosave, 'save'>
  readonly queue: Pick<TableQueue, 'run'>
}

/** Changes the name of one table and its tutorial progress, and saves each change. */
export class TableMetaEditor {
  readonly #deps: TableMetaEditorDeps

  constructor(start: TableMetaEditorDeps) {
    this.#deps = start
  }

  /** Renames the table; if the disk refuses, nothing changes. @param name empty: removes the name */
  async rename(name: string): Promise<Result<null>> {
    const { record, autosave, queue } = this.#deps
    return queue.run(async () => {
      const before = record.current.meta.name
      record.updateMeta({ name: name === '' ? undefined : name })
      if (await autosave.save()) return ok(null)
      record.updateMeta({ name: before })
      return reject('save.refused.write')
    })
  }

  /** Records that lessons of a tutorial were skipped, left, or resumed. No effect at any other table. */
  async setTutorialProgress(guided: SkippedAndEndedLessons): Promise<Result<null>> {
    const { record, autosave, queue } = this.#deps
    return queue.run(async () => {
      if (record.current.meta.guided === undefined) return ok(null)
      record.updateMeta({ guided })
      // A refused save loses nothing of the game; the next move saves again.
      await autosave.save()
      return ok(null)
    })
  }
}
