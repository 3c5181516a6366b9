/** Maximum length of a text while it is typed: `{@attach limitLetters(24)}` on a field. */
import type { Attachment } from 'svelte/attachments'
import { hasAtMostGraphemes, truncateGraphemes } from '../../bridge/names.ts'

/**
 * Cuts typed or pasted text between two graphemes; `maxlength` counts UTF-16 units, and splits a family of emoji. Composed
 * text is cut when the composition ends.
 */
export function limitLetters(most: number): Attachment<HTMLInputElement> {
  return (field) => {
    const limit = (): void => {
      if (hasAtMostGraphemes(field.value, most)) return
      field.value = truncateGraphemes(field.value, most)
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
