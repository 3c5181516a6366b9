/** Cache of thumbnails: each is requested once while it is in the cache. */
import type { BridgeApi } from '../../../bridge/calls.ts'
import { memoizeByObject } from '../../art/memoize.ts'
import { thumbnailThemeFor, type ThumbnailTheme } from '../../theme/thumbnail-theme.ts'
import type { Theme } from '../../theme/apply-settings.ts'

/** Each has at most 90 kB of text. */
const MAX_THUMBNAILS = 240

/**
 * Identifies a thumbnail in the cache: a save and the time of its version. A later version of the save has another `savedAt`
 * and another thumbnail.
 */
export interface ThumbnailKey {
  readonly save: string
  readonly savedAt: number
}

/**
 * Cache of the thumbnails of saves: the last 240 that were used. It requests a missing thumbnail from the main process
 * of this app.
 */
export class SaveThumbnailCache {
  readonly #bridge: BridgeApi
  readonly #thumbnails = new Map<string, Promise<string | undefined>>()

  constructor(bridge: BridgeApi) {
    this.#bridge = bridge
  }

  /**
   * @param deleted whether it is in the bin
   * @param theme the theme of the page: a thumbnail in this theme is preferred
   * @returns a data URL, or undefined if there is none or it is unavailable
   */
  get({ save, savedAt }: ThumbnailKey, deleted: boolean, theme: Theme): Promise<string | undefined> {
    const light = thumbnailThemeFor(theme)
    const key = `${deleted ? 'bin' : 'tables'} ${light} ${save} ${String(savedAt)}`
    const found = this.#thumbnails.get(key) ?? this.#fetch(save, deleted, light)
    // The most recently used entry is last.
    this.#thumbnails.delete(key)
    this.#thumbnails.set(key, found)
    const [oldest] = this.#thumbnails.keys()
    if (oldest !== undefined && this.#thumbnails.size > MAX_THUMBNAILS) this.#thumbnails.delete(oldest)
    return found
  }

  /** They may have changed: a table was left. */
  clear(): void {
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

/**
 * Returns the cache of save thumbnails that belongs to a bridge (the API that the renderer uses). The cache is created
 * at the first call with that bridge; all screens share it.
 */
export const thumbnailCacheOf = memoizeByObject((bridge: BridgeApi) => new SaveThumbnailCache(bridge))
