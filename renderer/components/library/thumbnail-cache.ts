/** The pictures of tables that were looked at, asked for once as long as they are at hand. */
import type { HostApi } from '../../../bridge/calls.ts'
import { memoizeByObject } from '../../art/memoize.ts'
import { thumbnailThemeFor, type ThumbnailTheme } from '../../theme/thumbnail-theme.ts'
import type { Theme } from '../../theme/apply-settings.ts'

/** Each has 90 kB of text at most. */
const MAX_THUMBNAILS = 240

export interface ThumbnailSubject {
  readonly save: string
  readonly savedAt: number
}

export class ThumbnailCache {
  readonly #bridge: HostApi
  readonly #thumbnails = new Map<string, Promise<string | undefined>>()

  constructor(bridge: HostApi) {
    this.#bridge = bridge
  }

  /**
   * @param deleted whether it lies in the bin
   * @param theme the theme of the page: a picture in its light is preferred
   * @returns a data URL; undefined: there is none, or it cannot be had
   */
  of({ save, savedAt }: ThumbnailSubject, deleted: boolean, theme: Theme): Promise<string | undefined> {
    const light = thumbnailThemeFor(theme)
    const key = `${deleted ? 'bin' : 'tables'} ${light} ${save} ${String(savedAt)}`
    const found = this.#thumbnails.get(key) ?? this.#fetch(save, deleted, light)
    // What was looked at last stands last.
    this.#thumbnails.delete(key)
    this.#thumbnails.set(key, found)
    const [oldest] = this.#thumbnails.keys()
    if (oldest !== undefined && this.#thumbnails.size > MAX_THUMBNAILS) this.#thumbnails.delete(oldest)
    return found
  }

  /** They may have changed: a table was left. */
  forget(): void {
    this.#thumbnails.clear()
  }

  async #fetch(save: string, deleted: boolean, light: ThumbnailTheme): Promise<string | undefined> {
    const reply = await this.#bridge.desk.picture({
      save,
      ...(deleted ? { deleted } : {}),
      ...(light === 'dawn' ? { light } : {}),
    })
    return reply.ok && reply.value !== null ? reply.value : undefined
  }
}

/** Those of a host: shared by all screens. */
export const thumbnailCacheOf = memoizeByObject((bridge: HostApi) => new ThumbnailCache(bridge))
