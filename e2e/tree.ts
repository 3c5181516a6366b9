/**
 * What a screen reader is given: Chromium's own accessibility tree, without what is ignored in it. Nothing here knows
 * what stands in the document, nor how it looks.
 */
import type { CDPSession, Page } from '@playwright/test'

/** Something that is read aloud, or groups what is. */
export interface Told {
  /** The same for as long as it is there. */
  readonly id: string
  readonly role: string
  readonly name: string
  /** Said after the name. */
  readonly about: string
  readonly level: number
  /** How what changes in it is said; undefined: nobody is told. */
  readonly live: string | undefined
  readonly keys: string
  readonly canFocus: boolean
  readonly focused: boolean
  readonly off: boolean
  readonly pressed: boolean
  readonly parent: Told | undefined
  readonly children: readonly Told[]
}

type Raw = Awaited<ReturnType<typeof rawNodes>>[number]

async function rawNodes(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
}

/** Lines within a text are no nodes of their own for who listens. */
const UNSAID = ['InlineTextBox', 'LineBreak']

/** The tree as it is now; all of it, each after what it lies in. */
export type Tree = readonly Told[]

/** @returns reads the tree, as often as one likes */
export async function readerOf(page: Page): Promise<() => Promise<Tree>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  return async () => {
    const raw = await rawNodes(session)
    const byId = new Map(raw.map((node) => [node.nodeId, node]))
    const all: Told[] = []
    const [root] = raw
    if (root !== undefined) tell(root, undefined, byId, all)
    return all
  }
}

/** @returns what stands for it: nothing said of itself leaves what is in it in its place */
function tell(node: Raw, parent: Told | undefined, byId: ReadonlyMap<string, Raw>, all: Told[]): readonly Told[] {
  const role = String(node.role?.value ?? '')
  const below = (of: Told | undefined): readonly Told[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id)
      return child === undefined ? [] : tell(child, of, byId, all)
    })
  if (UNSAID.includes(role)) return []
  if (node.ignored) return below(parent)
  const has = (name: string): string => String(node.properties?.find((each) => each.name === name)?.value.value ?? '')
  const live = has('live')
  const children: Told[] = []
  const told: Told = {
    id: node.nodeId,
    role,
    // Between two texts a space counts.
    name: role === 'StaticText' ? String(node.name?.value ?? '') : String(node.name?.value ?? '').trim(),
    about: String(node.description?.value ?? '').trim(),
    level: Number(has('level')),
    live: live === '' || live === 'off' ? undefined : live,
    keys: has('keyshortcuts'),
    canFocus: has('focusable') === 'true',
    focused: has('focused') === 'true',
    off: has('disabled') === 'true',
    pressed: has('pressed') === 'true',
    parent,
    children,
  }
  all.push(told)
  children.push(...below(told))
  return [told]
}

/** Where the keys go. Two have it where a page lies in another: the innermost. */
export const focusOf = (tree: Tree): Told | undefined => tree.findLast(({ focused }) => focused)

/** What something lies in, from the nearest on. */
export function around(told: Told): readonly Told[] {
  return told.parent === undefined ? [] : [told.parent, ...around(told.parent)]
}

/** Something with all that is in it. */
export function within(told: Told): readonly Told[] {
  return [told, ...told.children.flatMap(within)]
}

/** All that is read of it, in order. */
export function textOf(told: Told): string {
  if (told.role === 'StaticText') return told.name
  const inline = ['paragraph', 'button', 'heading'].includes(told.role)
  return told.children
    .map(textOf)
    .filter((text) => text !== '')
    .join(inline ? '' : ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

// ------------------------------------------------------------------------------------------ what is wrong in a tree

const GROUPS = [
  'log',
  'group',
  'region',
  'list',
  'listitem',
  'dialog',
  'toolbar',
  'radiogroup',
  'article',
  'menu',
  'main',
]
const CONTROLS = ['button', 'link', 'checkbox', 'radio', 'textbox', 'menuitem', 'combobox', 'slider', 'tab']

/** What would leave somebody helpless who has nothing but the tree. */
export function faultsIn(tree: Tree): readonly string[] {
  const levels = tree.filter(({ role }) => role === 'heading')
  const gaps = levels.filter(({ level }, nth) => level > (levels[nth - 1]?.level ?? 0) + 1)
  const mains = tree.filter(({ role }) => role === 'main').length
  const controls = tree.filter(({ role }) => CONTROLS.includes(role))
  const nameless = tree.filter(
    ({ role, name, canFocus }) => canFocus && name === '' && (CONTROLS.includes(role) || role !== 'generic'),
  )
  // What happens twice alike stands twice in a log, in its order; two equal pieces of a board mean the same.
  const doubled = controls
    .filter((one) =>
      controls.some((other) => other !== one && said(other) === said(one) && groupOf(other) === groupOf(one)),
    )
    .filter((one) => !around(one).some(({ role, name }) => role === 'log' || name.startsWith('Board of')))
  const twice = controls.filter(({ name, about }) => about !== '' && about.startsWith(name))
  return [
    ...(mains === 1 ? [] : [`${String(mains)} main landmarks`]),
    ...gaps.map(({ name, level }) => `heading '${name}' of level ${String(level)} leaves one out`),
    ...nameless.map(({ role, parent }) => `a ${role} within '${parent?.name ?? ''}' has no name`),
    ...new Set(doubled.map((one) => `two of '${one.name}' (${one.role}) within '${groupOf(one)?.name ?? ''}'`)),
    ...twice.map(({ name, about }) => `'${name}' is said twice: ${about}`),
  ]
}

const said = ({ role, name, about, pressed }: Told): string => [role, name, about, pressed].join('\n')

/** A row of a list is no place of its own: whoever hears two rows alike cannot choose between them. */
const groupOf = (told: Told): Told | undefined =>
  around(told).find(({ role, name }) => GROUPS.includes(role) && (role !== 'listitem' || name !== ''))
