/** Maximum length of a text while it is typed: `{@attach letterLimitAttachment(24)}` on a field. */
import type { Attachment } from 'svelte/attachments'
import { hasAtMostGraphemes, truncateToGraphemes } from '../../bridge/names.ts'

/**
 * Attachment that limits the text of an input field to `most` letters (graphemes), while the user types or pastes. Unlike
 * `maxlength`, which counts UTF-16 units, it never splits an emoji of several units. Text of an input method is cut when its
 * composition ends.
 */
export function letterLimitAttachment(most: number): Attachment<HTMLInputElement> {
  return (field) => {
    const limit = (): void => {
      if (hasAtMostGraphemes(field.value, most)) return
      field.value = truncateToGraphemes(field.value, most)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const onInput = (event: Event): void => {
      if (!(event instanceof InputEvent && event.isComposing)) limit()
    }
    field.addEventListener('input', onInput)
    field.addEventListener('compositionend', limit)
    return () => {
      field.removeEventListener('input', onInput)
      field.removeEventListener('compositionend', limit)
    }
  }
}
