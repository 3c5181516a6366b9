/** How French is set: what catalogue-invariants.test.ts cannot know of it. */
import { expect, test } from 'vitest'

const files = import.meta.glob<Readonly<Record<string, unknown>>>(['./fr/*/*.ts', '!./fr/*/rulebook.ts'], {
  eager: true,
})
const texts = Object.values(files).flatMap((exported) =>
  Object.values(exported).flatMap((each) =>
    typeof each === 'object' && each !== null ? Object.values(each).filter((text) => typeof text === 'string') : [],
  ),
)

/** A plain space where a narrow or a hard one belongs, so that a line could begin with a sign; an apostrophe that ICU takes for its own. */
const WRONG = / [;!?»%]|« | :(?!:)|'|\.\.\.| …/

test('spaces before punctuation do not break, apostrophes are curved, and an ellipsis is one character', () => {
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => WRONG.test(text))).toEqual([])
})

test('such errors are found', () => {
  const faults = ['Qui joue ?', '« oui\u202f»', 'Points : 3', "L'hôte", 'Un instant ...', '{share} %']
  expect(faults.filter((text) => !WRONG.test(text))).toEqual([])
  expect(
    ['Qui joue\u202f?', '«\u202foui\u202f»', '{n, number, ::.0}', 'Points\u00a0: 3'].filter((text) => WRONG.test(text)),
  ).toEqual([])
})
