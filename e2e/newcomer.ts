/**
 * Somebody who plays with nothing but what is read aloud, and keys: hears what changes, asks where the focus is, goes on
 * with Tab and arrows, and uses the shortcuts that are named. What was asked, chosen and heard is written down.
 */
import type { Page } from '@playwright/test'
import { around, faultsIn, focusOf, readerOf, textOf, within, type Told, type Tree } from './tree.ts'
import { walker } from './walk.ts'

/** After so many looks without anything to do, something is stuck. */
const PATIENCE = 1000
const TABS = 120
/** What is wrong for longer than so many looks would be heard; what is put right between two frames would not. */
const LASTING = 30
/** Every so many decisions the whole tree is judged. */
const JUDGED = 8

export class Newcomer {
  readonly #page: Page
  readonly #read: () => Promise<Tree>
  readonly #which = walker()
  /** What stands in each live region. */
  #standing: ReadonlyMap<string, readonly string[]> = new Map()
  /** What was said aloud since the last decision. */
  #heard: string[] = []
  #knowsEnd = false
  readonly #walk: string[] = []
  readonly #faults = new Set<string>()
  tree: Tree = []

  private constructor(page: Page, read: () => Promise<Tree>) {
    this.#page = page
    this.#read = read
  }

  static async before(page: Page): Promise<Newcomer> {
    // A window begins with an empty page.
    await page.waitForURL(({ protocol }) => protocol !== 'about:')
    return new Newcomer(page, await readerOf(page))
  }

  /** All that was asked, chosen and heard, as text. */
  get walk(): string {
    return this.#walk.join('\n')
  }

  /** What was wrong on the way. */
  get faults(): readonly string[] {
    return [...this.#faults]
  }

  async look(): Promise<Tree> {
    this.tree = await this.#read()
    this.#listen()
    return this.tree
  }

  /** Looks until there is what is wanted. */
  async until<T>(what: string, find: (tree: Tree) => T | undefined): Promise<T> {
    for (let n = 0; n < PATIENCE; n++) {
      const found = find(await this.look())
      if (found !== undefined) return found
      await this.#frame()
    }
    throw new Error(`${what} never came; the last that was heard:\n${this.#heard.slice(-5).join('\n')}`)
  }

  /** @returns whether it holds now, or shortly */
  async #soon(holds: () => boolean): Promise<boolean> {
    for (let n = 0; n < LASTING && !holds(); n++) {
      await this.#frame()
      await this.look()
    }
    return holds()
  }

  async #frame(): Promise<void> {
    await this.#page.evaluate(() => new Promise((next) => requestAnimationFrame(next)))
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key)
    await this.look()
  }

  /** Presses Tab until what is meant has the focus. */
  async tabTo(what: string, isMeant: (told: Told) => boolean): Promise<Told> {
    for (let presses = 0; presses < TABS; presses++) {
      const at = focusOf(this.tree)
      if (at !== undefined && isMeant(at)) return at
      await this.press('Tab')
    }
    throw new Error(`${String(TABS)} times Tab did not lead to ${what}`)
  }

  /** Presses a button that is on the screen. */
  async use(name: RegExp): Promise<void> {
    const isMeant = ({ role, name: told }: Told): boolean => role === 'button' && name.test(told)
    await this.until(`a button ${String(name)}`, (tree) => tree.find(isMeant))
    const { name: found } = await this.tabTo(String(name), isMeant)
    this.note(`> ${found}`)
    await this.press('Enter')
  }

  note(line: string): void {
    this.#walk.push(line)
  }

  /** Notes what is wrong here. */
  async judge(where: string): Promise<void> {
    await this.#soon(() => faultsIn(this.tree).length === 0)
    for (const fault of faultsIn(this.tree)) this.#faults.add(`${where}: ${fault}`)
  }

  fault(what: string): void {
    this.#faults.add(what)
  }

  /** What was said since it was last asked. */
  heard(): readonly string[] {
    const heard = this.#heard
    this.#heard = []
    return heard
  }

  /** What a live region says: what is new in it, or all of a status that changed. */
  #listen(): void {
    const now = new Map<string, readonly string[]>()
    for (const region of this.tree.filter(({ live }) => live !== undefined)) {
      if (around(region).some(({ live }) => live !== undefined)) continue
      const items = within(region).filter(({ role }) => role === 'listitem')
      const lines = items.length > 0 ? items.map((item) => textOf(item)) : [textOf(region)]
      const before = this.#standing.get(region.id)
      now.set(region.id, lines)
      if (before === undefined && region.role === 'log') continue
      const fresh =
        items.length > 0 ? lines.slice(sameFrom(before ?? [], lines)) : before?.join() === lines.join() ? [] : lines
      this.#heard.push(...fresh.filter((line) => line !== ''))
    }
    this.#standing = now
  }

  // ----------------------------------------------------------------------------------------------------- at a table

  /** What the table asks: what the main part said aloud last. */
  get question(): string {
    const main = this.tree.find(({ role }) => role === 'main')
    const said = main && within(main).filter(({ role, live }) => role === 'status' && live !== undefined)
    return said?.map(textOf).findLast((text) => text !== '') ?? ''
  }

  /** The region that is called so. */
  #region(name: RegExp): Told | undefined {
    return this.tree.find((told) => told.role === 'region' && name.test(told.name))
  }

  /** What can be chosen, in order. */
  get choices(): readonly Told[] {
    const region = this.#region(/^Choices/)
    const list = region && within(region).find(({ role, name }) => role === 'list' && name !== '')
    return list === undefined ? [] : within(list).filter(({ role }) => role === 'button')
  }

  /** The result, once there is one. */
  get result(): Told | undefined {
    return this.tree.find(({ role, name }) => role === 'dialog' && /^the wheel has turned/i.test(name))
  }

  get #endTurn(): Told | undefined {
    return this.tree.find(({ role, name, off }) => role === 'button' && !off && /^(End turn|Pass on)$/.test(name))
  }

  /** Waits until there is something to do. */
  async #asked(): Promise<'choice' | 'endTurn' | 'over'> {
    return this.until('something to do', () => {
      if (this.result !== undefined) return 'over'
      if (this.#endTurn !== undefined) return 'endTurn'
      return this.choices.length > 0 ? 'choice' : undefined
    })
  }

  /** Plays to the end, or so many decisions. @returns whether the game is over */
  async play(decisions = Infinity): Promise<boolean> {
    for (let n = 0; n < decisions; n++) {
      const now = await this.#asked()
      if (now !== 'over' && n > 0 && !(await this.#soon(() => this.#heard.length > 0)))
        this.fault('between two decisions nothing was said')
      const heard = this.heard()
      this.note(heard.map((line) => `    "${line}"`).join('\n'))
      if (now === 'over') return true
      if (!(await this.#soon(() => this.question !== '')))
        this.fault(`nothing asks for ${this.choices[0]?.name ?? 'the end of the turn'}`)
      this.note(`? ${this.question}`)
      if (n % JUDGED === 0) await this.judge('table')
      if (now === 'endTurn') await this.#end()
      else await this.#choose(n)
    }
    return (await this.#asked()) === 'over'
  }

  /** Once by the button itself, and from then on by the key that is named with it. */
  async #end(): Promise<void> {
    const button = this.#endTurn
    if (button === undefined) return
    this.note(`> ${button.name}`)
    const isMeant = ({ id }: Told): boolean => id === this.#endTurn?.id
    await this.#leave(async () => {
      if (!this.#knowsEnd) await this.tabTo(button.name, isMeant)
      await this.press(this.#knowsEnd ? button.keys.toLowerCase() : 'Enter')
    })
    this.#knowsEnd = true
  }

  /** Now and then by the key that is named with a choice; else with the arrows from one to the next. */
  async #choose(n: number): Promise<void> {
    const { choices } = this
    const names = choices.map(({ name }) => name)
    this.note(`  ${names.join(' | ')}`)
    for (const name of new Set(names.filter((each, i) => names.indexOf(each) !== i)))
      this.fault(`two choices '${name}'`)
    const at = this.#which(Math.min(9, choices.length))
    const meant = choices[at]
    if (meant === undefined) return
    this.note(`> ${meant.name}`)
    await this.#leave(async () => {
      if (n % 3 === 1 && meant.keys !== '') {
        // Several keys may do the same.
        await this.press(meant.keys.split(' ')[0] ?? '')
      } else {
        await this.#goTo(at)
        await this.press('Enter')
      }
      // What is laid on the board says so, and asks to be pressed again.
      const laid = this.choices.find(({ pressed }) => pressed)
      if (laid === undefined) return
      this.note(`> ${laid.name}`)
      if (!(await this.#soon(() => this.choices.some(({ pressed, focused }) => pressed && focused))))
        this.fault(`after '${meant.name}' is laid the focus is on ${nameOf(focusOf(this.tree))}`)
      // The same key at once would be hammered, and play nothing.
      await this.press('Space')
    })
  }

  /** To that choice with the arrows; with Tab to the list, where the focus is elsewhere. */
  async #goTo(at: number): Promise<void> {
    const inList = (told: Told): boolean => this.choices.some(({ id }) => id === told.id)
    const here = focusOf(this.tree)
    const list = this.choices[0] && around(this.choices[0]).find(({ role }) => role === 'list')
    if (here === undefined || (here.id !== list?.id && !inList(here))) await this.tabTo('the choices', inList)
    for (let presses = 0; presses <= this.choices.length; presses++) {
      const now = this.choices.findIndex(({ focused }) => focused)
      if (now === at) return
      const steps = Array.from({ length: Math.abs(at - Math.max(now, -1)) || 1 }, () =>
        now > at ? 'ArrowUp' : 'ArrowDown',
      )
      await this.press(...steps)
    }
    this.fault(`the arrows do not lead to ${this.choices[at]?.name ?? 'a choice'}`)
  }

  /** Does something for good, and sees where that leaves the focus. */
  async #leave(deed: () => Promise<void>): Promise<void> {
    const before = [this.question, ...this.choices.map(({ name }) => name)].join('\n')
    await deed()
    await this.until('an answer', () => {
      const now = [this.question, ...this.choices.map(({ name }) => name)].join('\n')
      return now !== before || this.#heard.length > 0 || this.result !== undefined ? true : undefined
    })
    await this.#asked()
    const somewhere = (): boolean => {
      const here = focusOf(this.tree)
      return here !== undefined && here.role !== 'RootWebArea'
    }
    if (!(await this.#soon(somewhere))) this.fault('after a choice the focus is nowhere')
  }
}

const nameOf = (told: Told | undefined): string => (told === undefined ? 'nothing' : `${told.role} '${told.name}'`)

/** From where on lines are new: whatever follows the last that stood there before. */
function sameFrom(before: readonly string[], now: readonly string[]): number {
  let same = 0
  while (same < before.length && same < now.length && before[same] === now[same]) same += 1
  return same
}
