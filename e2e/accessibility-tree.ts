/**
 * What a screen reader is given: Chromium's own accessibility tree, without what is ignored in it. Nothing here knows
 * what stands in the document, nor how it looks.
 */
import type { CDPSession, Page } from '@playwright/test'

/** Something that is read aloud, or groups what is. */
export interface AccessibleNode {
  /** The same for as long as it is there. */
  readonly id: string
  readonly role: string
  readonly name: string
  /** Said after the name. */
  readonly description: string
  readonly level: number
  /** How what changes in it is said; undefined: nobody is told. */
  readonly live: string | undefined
  readonly keys: string
  readonly canFocus: boolean
  readonly focused: boolean
  readonly isDisabled: boolean
  readonly pressed: boolean
  readonly parent: AccessibleNode | undefined
  readonly children: readonly AccessibleNode[]
}

type RawAxNode = Awaited<ReturnType<typeof readRawNodes>>[number]

async function readRawNodes(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
}

/** Lines within a text are no nodes of their own for who listens. */
const IGNORED_ROLES = ['InlineTextBox', 'LineBreak']

/** The tree as it is now; all of it, each after what it lies in. */
export type AccessibilityTree = readonly AccessibleNode[]

/** @returns reads the tree, as often as one likes */
export async function createTreeReader(page: Page): Promise<() => Promise<AccessibilityTree>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  return async () => {
    const raw = await readRawNodes(session)
    const byId = new Map(raw.map((node) => [node.nodeId, node]))
    const all: AccessibleNode[] = []
    const [root] = raw
    if (root !== undefined) toAccessibleNodes(root, undefined, byId, all)
    return all
  }
}

/** @returns what stands for it: nothing said of itself leaves what is in it in its place */
function toAccessibleNodes(
  node: RawAxNode,
  parent: AccessibleNode | undefined,
  byId: ReadonlyMap<string, RawAxNode>,
  all: AccessibleNode[],
): readonly AccessibleNode[] {
  const role = String(node.role?.value ?? '')
  const below = (of: AccessibleNode | undefined): readonly AccessibleNode[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id)
      return child === undefined ? [] : toAccessibleNodes(child, of, byId, all)
    })
  if (IGNORED_ROLES.includes(role)) return []
  if (node.ignored) return below(parent)
  const has = (name: string): string => String(node.properties?.find((each) => each.name === name)?.value.value ?? '')
  const live = has('live')
  const children: AccessibleNode[] = []
  const told: AccessibleNode = {
    id: node.nodeId,
    role,
    // Between two texts a space counts.
    name: role === 'StaticText' ? String(node.name?.value ?? '') : String(node.name?.value ?? '').trim(),
    description: String(node.description?.value ?? '').trim(),
    level: Number(has('level')),
    live: live === '' || live === 'off' ? undefined : live,
    keys: has('keyshortcuts'),
    canFocus: has('focusable') === 'true',
    focused: has('focused') === 'true',
    isDisabled: has('disabled') === 'true',
    pressed: has('pressed') === 'true',
    parent,
    children,
  }
  all.push(told)
  children.push(...below(told))
  return [told]
}

/** Where the keys go. Two have it where a page lies in another: the innermost. */
export const focusedNode = (tree: AccessibilityTree): AccessibleNode | undefined =>
  tree.findLast(({ focused }) => focused)

/** What something lies in, from the nearest on. */
export function ancestorsOf(told: AccessibleNode): readonly AccessibleNode[] {
  return told.parent === undefined ? [] : [told.parent, ...ancestorsOf(told.parent)]
}

/** Something with all that is in it. */
export function subtreeOf(told: AccessibleNode): readonly AccessibleNode[] {
  return [told, ...told.children.flatMap(subtreeOf)]
}

/** All that is read of it, in order. */
export function spokenTextOf(told: AccessibleNode): string {
  if (told.role === 'StaticText') return told.name
  const inline = ['paragraph', 'button', 'heading'].includes(told.role)
  return told.children
    .map(spokenTextOf)
    .filter((text) => text !== '')
    .join(inline ? '' : ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

// ------------------------------------------------------------------------------------------ what is wrong in a tree

const GROUP_ROLES = [
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
const CONTROL_ROLES = ['button', 'link', 'checkbox', 'radio', 'textbox', 'menuitem', 'combobox', 'slider', 'tab']

/** What would leave somebody helpless who has nothing but the tree. */
export function findTreeFaults(tree: AccessibilityTree): readonly string[] {
  const levels = tree.filter(({ role }) => role === 'heading')
  const gaps = levels.filter(({ level }, nth) => level > (levels[nth - 1]?.level ?? 0) + 1)
  const mains = tree.filter(({ role }) => role === 'main').length
  const controls = tree.filter(({ role }) => CONTROL_ROLES.includes(role))
  const nameless = tree.filter(
    ({ role, name, canFocus }) => canFocus && name === '' && (CONTROL_ROLES.includes(role) || role !== 'generic'),
  )
  // What happens twice alike stands twice in a log, in its order; two equal pieces of a board mean the same.
  const doubled = controls
    .filter((one) =>
      controls.some(
        (other) => other !== one && announcementOf(other) === announcementOf(one) && groupOf(other) === groupOf(one),
      ),
    )
    .filter((one) => !ancestorsOf(one).some(({ role, name }) => role === 'log' || name.startsWith('Board of')))
  const twice = controls.filter(({ name, description }) => description !== '' && description.startsWith(name))
  return [
    ...(mains === 1 ? [] : [`${String(mains)} main landmarks`]),
    ...gaps.map(({ name, level }) => `heading '${name}' of level ${String(level)} leaves one out`),
    ...nameless.map(({ role, parent }) => `a ${role} within '${parent?.name ?? ''}' has no name`),
    ...new Set(doubled.map((one) => `two of '${one.name}' (${one.role}) within '${groupOf(one)?.name ?? ''}'`)),
    ...twice.map(({ name, description }) => `'${name}' is said twice: ${description}`),
  ]
}

const announcementOf = ({ role, name, description, pressed }: AccessibleNode): string =>
  [role, name, description, pressed].join('\n')

/** A row of a list is no place of its own: whoever hears two rows alike cannot choose between them. */
const groupOf = (told: AccessibleNode): AccessibleNode | undefined =>
  ancestorsOf(told).find(({ role, name }) => GROUP_ROLES.includes(role) && (role !== 'listitem' || name !== ''))
