/** What is done with tables in the library: each asks main, tells what came of it, and reads the list anew. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { OtherCopy } from '../../../bridge/files.ts'
import type { Several } from '../../../bridge/library.ts'
import type { SaveCard } from '../../../bridge/desk.ts'
import type { Reply } from '../../../bridge/reply.ts'
import type { App } from '../../app.svelte.ts'
import { appMessage } from '../../messages/index.ts'
import { notOpened } from './not-opened.ts'
import type { Shelf } from './shelf.svelte.ts'
import { titleOf } from './stand.ts'

export class Deeds {
  readonly #app: App
  readonly #shelf: Shelf

  constructor(app: App, shelf: Shelf) {
    this.#app = app
    this.#shelf = shelf
  }

  /** Opens a table. */
  async open({ save }: SaveCard): Promise<void> {
    const shelf = this.#shelf
    if (shelf.busy !== undefined) return
    shelf.busy = save
    const reply = await this.#app.bridge.desk.openSave({ save })
    shelf.busy = undefined
    if (reply.ok) {
      this.#app.go({ at: 'table', table: reply.value.table })
      return
    }
    notOpened(this.#app, save, reply.reason)
    await shelf.load()
  }

  /** @param name empty: it has none any more */
  async rename(card: SaveCard, name: string): Promise<void> {
    const reply = await this.#app.bridge.desk.renameSave({ save: card.save, name })
    const title = name === '' ? card.title : name
    await this.#told(reply, appMessage('library.renamed', { title }))
  }

  async duplicate(card: SaveCard): Promise<void> {
    const reply = await this.#app.bridge.desk.duplicateSave({ save: card.save })
    if (reply.ok) this.#shelf.active = this.#shelf.chosen = reply.value.save
    await this.#told(reply, appMessage('library.duplicated', { title: reply.ok ? reply.value.name : titleOf(card) }))
  }

  /** Moves tables to the bin. A notice brings them back. */
  async bin(cards: readonly SaveCard[]): Promise<void> {
    const [first] = cards
    if (first === undefined) return
    this.#step(cards)
    const reply = await this.#app.bridge.desk.binSaves({ saves: cards.map(({ save }) => save) })
    const done = reply.ok ? reply.value.done : []
    if (done.length > 0) {
      const one = done.length === 1 ? cards.find(({ save }) => save === done[0]?.save) : undefined
      const message =
        one === undefined
          ? appMessage('library.binMany', { count: done.length })
          : appMessage('library.binOne', { title: titleOf(one) })
      const run = (): void => void this.#restore(done.map(({ now }) => now))
      this.#app.notice(message, { words: 'home.bringBack', run })
    }
    await this.#several(reply)
  }

  /** Brings tables back from the bin. */
  async bringBack(cards: readonly SaveCard[]): Promise<void> {
    if (cards.length === 0) return
    this.#step(cards)
    await this.#restore(cards.map(({ save }) => save))
  }

  /** Removes tables in the bin for ever. What has come there meanwhile stays: nobody was asked about it. */
  async remove(cards: readonly SaveCard[]): Promise<void> {
    this.#step(cards)
    const reply = await this.#app.bridge.desk.emptyBin({ saves: cards.map(({ save }) => save) })
    await this.#told(reply, appMessage('library.removed', { count: reply.ok ? reply.value : 0 }))
  }

  /** Makes a copy under a strange name a table of its own. What becomes of one that is here already is asked. */
  async takeCopy({ copy }: OtherCopy): Promise<void> {
    const reply = await this.#app.bridge.desk.takeCopy({ copy })
    if (reply.ok) this.#app.files.take([reply.value])
    else this.#app.notice(reply.reason)
    await this.#shelf.load()
  }

  /** Moves a copy under a strange name to the bin. A notice brings it back, as a table. */
  async binCopy({ copy, file, card }: OtherCopy): Promise<void> {
    const reply = await this.#app.bridge.desk.binCopy({ copy })
    if (reply.ok) {
      const { save } = reply.value
      const title = card === undefined ? file : titleOf(card)
      const run = (): void => void this.#restore([save])
      this.#app.notice(appMessage('library.binOne', { title }), { words: 'home.bringBack', run })
    } else this.#app.notice(reply.reason)
    await this.#shelf.load()
  }

  /** Reads the list from the files themselves. */
  async reread(): Promise<void> {
    const reply = await this.#app.bridge.desk.rereadSaves()
    if (!reply.ok) this.#app.notice(reply.reason)
    await this.#shelf.load()
  }

  async #restore(saves: string[]): Promise<void> {
    const reply = await this.#app.bridge.desk.restoreSaves({ saves })
    if (reply.ok && reply.value.done.length > 0)
      this.#app.notice(appMessage('library.broughtBack', { count: reply.value.done.length }))
    await this.#several(reply)
  }

  /** The keyboard goes on to what stays. */
  #step(cards: readonly SaveCard[]): void {
    const shelf = this.#shelf
    const gone = new Set(cards.map(({ save }) => save))
    shelf.active = shelf.after(gone)
    if (shelf.chosen !== undefined && gone.has(shelf.chosen)) shelf.chosen = undefined
    shelf.select(false)
  }

  async #several(reply: Reply<Several>): Promise<void> {
    if (!reply.ok) this.#app.notice(reply.reason)
    else if (reply.value.refused > 0) {
      const { refused, reason } = reply.value
      // One has a reason; several may have several.
      this.#app.notice(refused === 1 && reason ? reason : appMessage('library.refused', { count: refused }))
    }
    await this.#shelf.load()
  }

  async #told(reply: Reply<unknown>, message: Message): Promise<void> {
    this.#app.notice(reply.ok ? message : reply.reason)
    await this.#shelf.load()
  }
}
