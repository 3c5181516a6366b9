/**
 * Outro transitions. Until its outro has ended an element is still in the document: from the start of the outro it is `inert`
 * and `aria-hidden`, so that clicks, keys, screen readers and tests do not find it. All outros of the app are made here.
 */
import {
  fade as fadePlain,
  fly as flyPlain,
  type FadeParams,
  type FlyParams,
  type TransitionConfig,
} from 'svelte/transition'

/** Svelte passes the direction, though its types do not include it. */
type DirectedTransition = (options?: { readonly direction: 'in' | 'out' }) => TransitionConfig

/**
 * The attributes that make an element unreachable for clicks, keys and screen readers while it leaves the page; empty if
 * `isLeaving` is false.
 */
export function inertAttributesIf(isLeaving: boolean): { readonly inert?: true; readonly 'aria-hidden'?: 'true' } {
  return isLeaving ? { inert: true, 'aria-hidden': 'true' } : {}
}

/**
 * The attributes that make the contents of a closed bits-ui menu or popover unreachable: closed contents stay in the document
 * for some frames. Empty while the menu or popover is open.
 * @param props those that bits-ui passes to the contents
 */
export function inertAttributesIfPopupClosed(
  props: Readonly<Record<string, unknown>>,
): ReturnType<typeof inertAttributesIf> {
  return inertAttributesIf(props['data-state'] === 'closed')
}

/** Svelte's `fade` transition; its element cannot be reached by clicks, keys or screen readers once the outro has begun. */
export const fadeWithInertOutro = withInertOutro<FadeParams>(fadePlain)
/** Svelte's `fly` transition; its element cannot be reached by clicks, keys or screen readers once the outro has begun. */
export const flyWithInertOutro = withInertOutro<FlyParams>(flyPlain)

/** @returns the transition, which makes its element unreachable as its outro begins */
function withInertOutro<P extends { duration?: number }>(
  transition: (node: Element, params: P) => TransitionConfig,
): (node: Element, params: P) => TransitionConfig | DirectedTransition {
  return (node, params) => {
    // Without a duration Svelte removes the element at once.
    if (params.duration === 0) return transition(node, params)
    const hidden = node.getAttribute('aria-hidden')
    return (options) => {
      if (options?.direction === 'out') makeUnreachable(node)
      else if (hidden === null) node.removeAttribute('aria-hidden')
      return transition(node, params)
    }
  }
}

/** Svelte sets `inert` by itself. */
function makeUnreachable(node: Element): void {
  node.setAttribute('aria-hidden', 'true')
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && node.contains(activeElement)) activeElement.blur()
}
