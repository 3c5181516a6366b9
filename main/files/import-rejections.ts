/** Rejections of imported texts, in words for the player who received the file: what it is, and what can be done. */
import type { Message } from '../../engine/core/contract/game.ts'
import { looksLikeSaveText } from '../../bridge/import-export.ts'
import type { GameCatalogue } from '../../engine/index.ts'
import { reject, type Rejection } from '../base/result.ts'

/**
 * Returns the rejection of an imported text that is not a valid save. It tells the player whether the text is too
 * large, from a newer version of Samsara, cut off, not a save at all, or damaged.
 * @param text the imported text; tells a save that was cut off from a text that is no save
 * @param reason the error of `parseSaveWithHeader` for this text
 */
export function unreadableSaveRejection(text: string, { id, values }: Message): Rejection {
  switch (id) {
    case 'save.broken.large':
      return reject('files.refused.large')
    case 'save.broken.newer':
      return reject('files.refused.newer', values)
    case 'save.broken.format':
    case 'save.broken.json':
      return reject(looksLikeSaveText(text) ? 'files.refused.cut' : 'files.refused.foreign')
    default:
      return reject('files.refused.damaged')
  }
}

/**
 * The rejection of a valid save that cannot be played here: its game is unknown, its rules are newer, or its log is illegal.
 * @param game the game's id
 * @param reason why the log could not be replayed
 */
export function importRejectionOfReplayFailure(game: string, reason: Message, catalogue: GameCatalogue): Rejection {
  const title = catalogue.find(({ info }) => info.id === game)?.info.title ?? game
  switch (reason.id) {
    case 'save.broken.game':
      return reject('files.refused.game', { game })
    case 'save.broken.newer':
      return reject('files.refused.newerRules', { title })
    case 'save.refused.check':
      return { ok: false, reason }
    default:
      return reject('files.refused.rules', { title })
  }
}
