import { expect, test } from 'vitest'
import { countTokens, countComponentTokens } from './token-count.ts'

test('countTokens counts tokens, whatever the white space', () => {
  expect(countTokens('const a = 1')).toBe(4)
  expect(countTokens('const a: readonly string[] = [`x${1}y`]')).toBe(
    countTokens('const a : readonly string[]=[\n`x${1}y`\n]'),
  )
})

test('countTokens ignores comments, imports and re-exports', () => {
  const more = "/** Why. */\nimport { b } from './b.ts'\nexport { c } from './c.ts'\n// and so on\nconst a = 1 // one"
  expect(countTokens(more)).toBe(4)
})

test('countComponentTokens counts code and styles of a component separately', () => {
  const text =
    '<script lang="ts">const a = 1</script>\n<!-- no -->\n<p>{a}</p>\n<style>p { color: red } /* no */</style>'
  expect(countComponentTokens(text)).toEqual({ code: 4 + 10, style: 6 })
})
