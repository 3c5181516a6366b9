/** Editable table metadata: its name and the tutorial progress. */
import type { TutorialRecord } from '../../bridge/tutorial.ts'
import type { Result } from '../../bridge/result.ts'
import { ok, reject } from '../base/result.ts'
import type { TableMeta } from './table-meta.ts'
import type { Autosave } from './autosave.ts'

export interface TableMetaEditorDeps {
  readonly kept: TableMeta
  readonly disk: Pick<Autosave, 'save'>
  readonly runExclusive: (step: () => Promise<Result<null>>) => Promise<Result<null>>
}

export class TableMetaEditor {
  readonly #deps: TableMetaEditorDeps

  constructor(start: TableMetaEditorDeps) {
    this.#deps = start
  }

  /** @param name empty: removes the name. Refused without any change if the disk refuses */
  async rename(name: string): Promise<Result<null>> {
    const { kept, disk, runExclusive } = this.#deps
    return runExclusive(async () => {
      const before = kept.name
      kept.name = name === '' ? undefined : name
      if (await disk.save()) return ok(null)
      kept.name = before
      return reject('save.refused.write')
    })
  }

  /** Records that lessons of a tutorial were skipped, left, or resumed. No effect at any other table. */
  async setTutorialProgress(guided: TutorialRecord): Promise<Result<null>> {
    const { kept, disk, runExclusive } = this.#deps
    return runExclusive(async () => {
      if (kept.guided === undefined) return ok(null)
      kept.guided = guided
      // A refused save loses nothing of the game; the next move saves again.
      await disk.save()
      return ok(null)
    })
  }
}
