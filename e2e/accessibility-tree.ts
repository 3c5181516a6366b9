/**
 * Chromium's accessibility tree, without ignored nodes: the input of a screen reader. This module uses neither the DOM nor
 * styles.
 */
import type { CDPSession, Page } from '@playwright/test'

/** A node with a spoken text, or a group of such nodes. */
export interface AccessibleNode {
  /** Constant during the node's lifetime. */
  readonly id: string
  readonly role: string
  readonly name: string
  /** Announced after the name. */
  readonly description: string
  readonly level: number
  /** Politeness of a live region, or undefined if changes are not announced. */
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

/** Lines within a text are not separate nodes for a screen reader. */
const IGNORED_ROLES = ['InlineTextBox', 'LineBreak']

/** All nodes of the present tree, each after its parent. */
export type AccessibilityTree = readonly AccessibleNode[]

/** @returns a function that reads the present tree; it can be called repeatedly */
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

/** @returns the node, or its children in place of an ignored node */
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
    // Spaces between two texts are significant.
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

/** The node with the keyboard focus. With nested pages two nodes have it: the innermost counts. */
export const focusedNode = (tree: AccessibilityTree): AccessibleNode | undefined =>
  tree.findLast(({ focused }) => focused)

/** Ancestors, nearest first. */
export function ancestorsOf(told: AccessibleNode): readonly AccessibleNode[] {
  return told.parent === undefined ? [] : [told.parent, ...ancestorsOf(told.parent)]
}

/** A node and its descendants. */
export function subtreeOf(told: AccessibleNode): readonly AccessibleNode[] {
  return [told, ...told.children.flatMap(subtreeOf)]
}

/** The spoken text of a node, in order. */
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

/** Faults that make the page unusable with a screen reader. */
export function findTreeFaults(tree: AccessibilityTree): readonly string[] {
  const levels = tree.filter(({ role }) => role === 'heading')
  const gaps = levels.filter(({ level }, nth) => level > (levels[nth - 1]?.level ?? 0) + 1)
  const mains = tree.filter(({ role }) => role === 'main').length
  const controls = tree.filter(({ role }) => CONTROL_ROLES.includes(role))
  const nameless = tree.filter(
    ({ role, name, canFocus }) => canFocus && name === '' && (CONTROL_ROLES.includes(role) || role !== 'generic'),
  )
  // Equal lines are allowed in a log, where they keep their order, and for equal pieces of a board.
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

/** List rows are not separate groups: two rows with equal names cannot be told apart. */
const groupOf = (told: AccessibleNode): AccessibleNode | undefined =>
  ancestorsOf(told).find(({ role, name }) => GROUP_ROLES.includes(role) && (role !== 'listitem' || name !== ''))
