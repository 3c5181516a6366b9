/**
 * Elements that are leaving the screen. Until its outro has ended an element is still in the document: from the first
 * moment of the outro it is `inert` and `aria-hidden`, so that neither a click, a key, a screen reader nor a test finds
 * it. All outros of the app are made here.
 */
import {
  fade as fadePlain,
  fly as flyPlain,
  type FadeParams,
  type FlyParams,
  type TransitionConfig,
} from 'svelte/transition'

/** Svelte says in which direction it goes, though its types do not. */
type DirectedTransition = (options?: { readonly direction: 'in' | 'out' }) => TransitionConfig

/** The attributes of an element that can no longer be reached; none for one that stays. */
export function inertIf(isLeaving: boolean): { readonly inert?: true; readonly 'aria-hidden'?: 'true' } {
  return isLeaving ? { inert: true, 'aria-hidden': 'true' } : {}
}

/**
 * For the content of a menu or popover of bits-ui, which stays for some frames after it was closed.
 * @param props what bits-ui gives its content
 */
export function inertWhenClosed(props: Readonly<Record<string, unknown>>): ReturnType<typeof inertIf> {
  return inertIf(props['data-state'] === 'closed')
}

export const fadeWithInertOutro = withInertOutro<FadeParams>(fadePlain)
export const flyWithInertOutro = withInertOutro<FlyParams>(flyPlain)

/** @returns the transition, which takes its element out of reach as its outro begins */
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
