import { describe, expect, test } from 'vitest'
import { checkRuleIds, ruleIdsDefinedIn, vitestResultsOf } from './rule-ids.mjs'

const passed = (title: string) => ({ title, passed: true })

describe('numbered rules', () => {
  test('are defined where their number is bold, not where the text mentions them', () => {
    expect(ruleIdsDefinedIn('- **CHK-1** Two to four.\n- **CHK-2** See CHK-1 and **bold** words.')).toEqual([
      'CHK-1',
      'CHK-2',
    ])
  })

  test('are covered by passed tests whose titles name them', () => {
    expect(checkRuleIds(['CHK-1', 'CHK-2'], [passed('CHK-1: seats'), passed('the Lotus CHK-2')])).toEqual([])
  })

  test('are not covered by a failed or skipped test, nor by a longer number', () => {
    const tests = [{ title: 'CHK-1: seats', passed: false }, passed('CHK-12 and CHK-2')]
    expect(checkRuleIds(['CHK-1', 'CHK-2', 'CHK-12'], tests)).toEqual(['no passed test names CHK-1'])
  })

  test('are not covered by a test that names too many rules', () => {
    const ids = [1, 2, 3, 4, 5, 6].map((number) => `CHK-${number}`)
    const [tooMany, missing] = checkRuleIds(ids, [passed(ids.join(' '))])
    expect(tooMany).toBe(`a test names 6 rules, above 5: ${ids.join(' ')}`)
    expect(missing).toBe(`no passed test names ${ids.join(', ')}`)
  })

  test('are reported when a title names one that does not exist; similar words such as UTF-8 are ignored', () => {
    const faults = checkRuleIds(['CHK-1'], [passed('CHK-1 and CHK-99'), passed('read as UTF-8')])
    expect(faults).toEqual(['CHK-99 is no rule, but a test names it: CHK-1 and CHK-99'])
  })

  test('are required: an empty list is a fault', () => {
    expect(checkRuleIds([], [])).toEqual(['no numbered rules were found'])
  })

  test('are looked up in test titles and in the titles of describe blocks', () => {
    const assertionResults = [{ ancestorTitles: ['CHK-3'], title: 'no pass', status: 'passed' }]
    expect(vitestResultsOf({ testResults: [{ assertionResults }] })).toEqual([{ title: 'CHK-3 no pass', passed: true }])
  })
})
