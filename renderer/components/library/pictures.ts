/** The pictures of tables that were looked at, asked for once as long as they are at hand. */
import type { Bridge } from '../../../bridge/calls.ts'
import { memoizeByObject } from '../../art/memoize.ts'
import { pictureLight, type PictureLight } from '../../theme/picture-light.ts'
import type { Theme } from '../../theme/apply.ts'

/** Each has 90 kB of text at most. */
const MOST = 240

export interface Depicted {
  readonly save: string
  readonly savedAt: number
}

export class Pictures {
  readonly #bridge: Bridge
  readonly #kept = new Map<string, Promise<string | undefined>>()

  constructor(bridge: Bridge) {
    this.#bridge = bridge
  }

  /**
   * @param deleted whether it lies in the bin
   * @param theme the theme of the page: a picture in its light is preferred
   * @returns a data URL; undefined: there is none, or it cannot be had
   */
  of({ save, savedAt }: Depicted, deleted: boolean, theme: Theme): Promise<string | undefined> {
    const light = pictureLight(theme)
    const key = `${deleted ? 'bin' : 'tables'} ${light} ${save} ${String(savedAt)}`
    const found = this.#kept.get(key) ?? this.#ask(save, deleted, light)
    // What was looked at last stands last.
    this.#kept.delete(key)
    this.#kept.set(key, found)
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined && this.#kept.size > MOST) this.#kept.delete(oldest)
    return found
  }

  /** They may have changed: a table was left. */
  forget(): void {
    this.#kept.clear()
  }

  async #ask(save: string, deleted: boolean, light: PictureLight): Promise<string | undefined> {
    const reply = await this.#bridge.desk.picture({
      save,
      ...(deleted ? { deleted } : {}),
      ...(light === 'dawn' ? { light } : {}),
    })
    return reply.ok && reply.value !== null ? reply.value : undefined
  }
}

/** Those of a host: shared by all screens. */
export const picturesOf = memoizeByObject((bridge: Bridge) => new Pictures(bridge))
