/**
 * A player who uses only the accessibility tree and keys: it listens to announcements, reads the focus, navigates with Tab and
 * arrows, and uses the announced shortcuts. It writes a transcript of prompts, choices and announcements.
 */
import type { Page } from '@playwright/test'
import {
  ancestorsOf,
  findTreeFaults,
  focusedNode,
  createTreeReader,
  spokenTextOf,
  subtreeOf,
  type AccessibleNode,
  type AccessibilityTree,
} from './accessibility-tree.ts'
import { createIndexPicker } from './keyboard-play.ts'

/** Number of reads of the tree without a prompt after which the game counts as stuck. */
const MAX_LOOKS = 1000
const MAX_TABS = 120
/** A fault that lasts longer than this many reads would be noticed; one that is corrected between two frames would not. */
const LASTING_LOOKS = 30
/** The whole tree is checked once per this many decisions. */
const DECISIONS_PER_CHECK = 8

export class ScreenReaderPlayer {
  readonly #page: Page
  readonly #readTree: () => Promise<AccessibilityTree>
  readonly #pickIndex = createIndexPicker()
  /** Present lines by live region. */
  #liveLines: ReadonlyMap<string, readonly string[]> = new Map()
  /** Announcements since the last decision. */
  #announcements: string[] = []
  #knowsEndTurnKey = false
  readonly #transcriptLines: string[] = []
  readonly #faults = new Set<string>()
  tree: AccessibilityTree = []

  private constructor(page: Page, read: () => Promise<AccessibilityTree>) {
    this.#page = page
    this.#readTree = read
  }

  static async open(page: Page): Promise<ScreenReaderPlayer> {
    // A new window has an empty page first.
    await page.waitForURL(({ protocol }) => protocol !== 'about:')
    return new ScreenReaderPlayer(page, await createTreeReader(page))
  }

  /** All prompts, choices and announcements, as text. */
  get transcript(): string {
    return this.#transcriptLines.join('\n')
  }

  /** The faults found. */
  get faults(): readonly string[] {
    return [...this.#faults]
  }

  async refresh(): Promise<AccessibilityTree> {
    this.tree = await this.#readTree()
    this.#collectAnnouncements()
    return this.tree
  }

  /** Reads the tree until `find` returns a value. */
  async waitFor<T>(what: string, find: (tree: AccessibilityTree) => T | undefined): Promise<T> {
    for (let n = 0; n < MAX_LOOKS; n++) {
      const found = find(await this.refresh())
      if (found !== undefined) return found
      await this.#nextFrame()
    }
    throw new Error(`${what} never came; the last that was heard:\n${this.#announcements.slice(-5).join('\n')}`)
  }

  /** @returns whether the condition holds now or within LASTING_LOOKS reads */
  async #becomesTrue(holds: () => boolean): Promise<boolean> {
    for (let n = 0; n < LASTING_LOOKS && !holds(); n++) {
      await this.#nextFrame()
      await this.refresh()
    }
    return holds()
  }

  async #nextFrame(): Promise<void> {
    await this.#page.evaluate(() => new Promise((next) => requestAnimationFrame(next)))
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key)
    await this.refresh()
  }

  /** Presses Tab until a matching node has the focus. */
  async tabTo(what: string, isMeant: (told: AccessibleNode) => boolean): Promise<AccessibleNode> {
    for (let presses = 0; presses < MAX_TABS; presses++) {
      const at = focusedNode(this.tree)
      if (at !== undefined && isMeant(at)) return at
      await this.press('Tab')
    }
    throw new Error(`${String(MAX_TABS)} times Tab did not lead to ${what}`)
  }

  /** Presses a button that is on the screen. */
  async pressButton(name: RegExp): Promise<void> {
    const isMeant = ({ role, name: told }: AccessibleNode): boolean => role === 'button' && name.test(told)
    await this.waitFor(`a button ${String(name)}`, (tree) => tree.find(isMeant))
    const { name: found } = await this.tabTo(String(name), isMeant)
    this.addToTranscript(`> ${found}`)
    await this.press('Enter')
  }

  addToTranscript(line: string): void {
    this.#transcriptLines.push(line)
  }

  /** Records the faults of the present tree. */
  async checkTree(where: string): Promise<void> {
    await this.#becomesTrue(() => findTreeFaults(this.tree).length === 0)
    for (const fault of findTreeFaults(this.tree)) this.#faults.add(`${where}: ${fault}`)
  }

  addFault(what: string): void {
    this.#faults.add(what)
  }

  /** The announcements since the last call. */
  takeAnnouncements(): readonly string[] {
    const heard = this.#announcements
    this.#announcements = []
    return heard
  }

  /** Announcements of live regions: new lines, or the whole text of a changed status. */
  #collectAnnouncements(): void {
    const now = new Map<string, readonly string[]>()
    for (const region of this.tree.filter(({ live }) => live !== undefined)) {
      if (ancestorsOf(region).some(({ live }) => live !== undefined)) continue
      const items = subtreeOf(region).filter(({ role }) => role === 'listitem')
      const lines = items.length > 0 ? items.map((item) => spokenTextOf(item)) : [spokenTextOf(region)]
      const before = this.#liveLines.get(region.id)
      now.set(region.id, lines)
      if (before === undefined && region.role === 'log') continue
      const fresh =
        items.length > 0 ? lines.slice(firstNewLine(before ?? [], lines)) : before?.join() === lines.join() ? [] : lines
      this.#announcements.push(...fresh.filter((line) => line !== ''))
    }
    this.#liveLines = now
  }

  // ----------------------------------------------------------------------------------------------------- at a table

  /** The prompt: the last text announced by the main landmark. */
  get question(): string {
    const main = this.tree.find(({ role }) => role === 'main')
    const said = main && subtreeOf(main).filter(({ role, live }) => role === 'status' && live !== undefined)
    return said?.map(spokenTextOf).findLast((text) => text !== '') ?? ''
  }

  #findRegion(name: RegExp): AccessibleNode | undefined {
    return this.tree.find((told) => told.role === 'region' && name.test(told.name))
  }

  /** The choices, in order. */
  get choices(): readonly AccessibleNode[] {
    const region = this.#findRegion(/^Choices/)
    const list = region && subtreeOf(region).find(({ role, name }) => role === 'list' && name !== '')
    return list === undefined ? [] : subtreeOf(list).filter(({ role }) => role === 'button')
  }

  /** The dialog with the result, once the game is over. */
  get result(): AccessibleNode | undefined {
    return this.tree.find(({ role, name }) => role === 'dialog' && /^the wheel has turned/i.test(name))
  }

  get #endTurnButton(): AccessibleNode | undefined {
    return this.tree.find(
      ({ role, name, isDisabled }) => role === 'button' && !isDisabled && /^(End turn|Pass on)$/.test(name),
    )
  }

  /** Waits for a prompt. */
  async #waitForPrompt(): Promise<'choice' | 'endTurn' | 'over'> {
    return this.waitFor('something to do', () => {
      if (this.result !== undefined) return 'over'
      if (this.#endTurnButton !== undefined) return 'endTurn'
      return this.choices.length > 0 ? 'choice' : undefined
    })
  }

  /** Plays to the end, or this many decisions. @returns whether the game is over */
  async play(decisions = Infinity): Promise<boolean> {
    for (let n = 0; n < decisions; n++) {
      const now = await this.#waitForPrompt()
      if (now !== 'over' && n > 0 && !(await this.#becomesTrue(() => this.#announcements.length > 0)))
        this.addFault('between two decisions nothing was said')
      const heard = this.takeAnnouncements()
      this.addToTranscript(heard.map((line) => `    "${line}"`).join('\n'))
      if (now === 'over') return true
      if (!(await this.#becomesTrue(() => this.question !== '')))
        this.addFault(`nothing asks for ${this.choices[0]?.name ?? 'the end of the turn'}`)
      this.addToTranscript(`? ${this.question}`)
      if (n % DECISIONS_PER_CHECK === 0) await this.checkTree('table')
      if (now === 'endTurn') await this.#pressEndTurn()
      else await this.#choose(n)
    }
    return (await this.#waitForPrompt()) === 'over'
  }

  /** The first time with the button, afterwards with its announced shortcut. */
  async #pressEndTurn(): Promise<void> {
    const button = this.#endTurnButton
    if (button === undefined) return
    this.addToTranscript(`> ${button.name}`)
    const isMeant = ({ id }: AccessibleNode): boolean => id === this.#endTurnButton?.id
    await this.#actAndCheckFocus(async () => {
      if (!this.#knowsEndTurnKey) await this.tabTo(button.name, isMeant)
      await this.press(this.#knowsEndTurnKey ? button.keys.toLowerCase() : 'Enter')
    })
    this.#knowsEndTurnKey = true
  }

  /** Every third time with the choice's shortcut, otherwise with the arrow keys. */
  async #choose(n: number): Promise<void> {
    const { choices } = this
    const names = choices.map(({ name }) => name)
    this.addToTranscript(`  ${names.join(' | ')}`)
    for (const name of new Set(names.filter((each, i) => names.indexOf(each) !== i)))
      this.addFault(`two choices '${name}'`)
    const at = this.#pickIndex(Math.min(9, choices.length))
    const meant = choices[at]
    if (meant === undefined) return
    this.addToTranscript(`> ${meant.name}`)
    await this.#actAndCheckFocus(async () => {
      if (n % 3 === 1 && meant.keys !== '') {
        // Several keys may have the same effect.
        await this.press(meant.keys.split(' ')[0] ?? '')
      } else {
        await this.#focusChoice(at)
        await this.press('Enter')
      }
      // A choice placed on the board is announced as pressed and must be pressed again.
      const laid = this.choices.find(({ pressed }) => pressed)
      if (laid === undefined) return
      this.addToTranscript(`> ${laid.name}`)
      if (!(await this.#becomesTrue(() => this.choices.some(({ pressed, focused }) => pressed && focused))))
        this.addFault(`after '${meant.name}' is laid the focus is on ${describeNode(focusedNode(this.tree))}`)
      // The same key pressed again immediately is ignored.
      await this.press('Space')
    })
  }

  /** Moves to a choice with the arrow keys; first with Tab to the list if the focus is elsewhere. */
  async #focusChoice(at: number): Promise<void> {
    const inList = (told: AccessibleNode): boolean => this.choices.some(({ id }) => id === told.id)
    const here = focusedNode(this.tree)
    const list = this.choices[0] && ancestorsOf(this.choices[0]).find(({ role }) => role === 'list')
    if (here === undefined || (here.id !== list?.id && !inList(here))) await this.tabTo('the choices', inList)
    for (let presses = 0; presses <= this.choices.length; presses++) {
      const now = this.choices.findIndex(({ focused }) => focused)
      if (now === at) return
      const steps = Array.from({ length: Math.abs(at - Math.max(now, -1)) || 1 }, () =>
        now > at ? 'ArrowUp' : 'ArrowDown',
      )
      await this.press(...steps)
    }
    this.addFault(`the arrows do not lead to ${this.choices[at]?.name ?? 'a choice'}`)
  }

  /** Performs an action and checks that the focus is not lost. */
  async #actAndCheckFocus(deed: () => Promise<void>): Promise<void> {
    const before = [this.question, ...this.choices.map(({ name }) => name)].join('\n')
    await deed()
    await this.waitFor('an answer', () => {
      const now = [this.question, ...this.choices.map(({ name }) => name)].join('\n')
      return now !== before || this.#announcements.length > 0 || this.result !== undefined ? true : undefined
    })
    await this.#waitForPrompt()
    const somewhere = (): boolean => {
      const here = focusedNode(this.tree)
      return here !== undefined && here.role !== 'RootWebArea'
    }
    if (!(await this.#becomesTrue(somewhere))) this.addFault('after a choice the focus is nowhere')
  }
}

const describeNode = (told: AccessibleNode | undefined): string =>
  told === undefined ? 'nothing' : `${told.role} '${told.name}'`

/** Index of the first new line: the end of the common prefix. */
function firstNewLine(before: readonly string[], now: readonly string[]): number {
  let same = 0
  while (same < before.length && same < now.length && before[same] === now[same]) same += 1
  return same
}
