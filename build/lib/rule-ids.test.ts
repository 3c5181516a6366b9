import { describe, expect, test } from 'vitest'
import { checkRuleIds, ruleIdsDefinedIn, vitestResultsOf } from './rule-ids.mjs'

const passed = (title: string) => ({ title, passed: true })

describe('numbered rules', () => {
  test('are defined where they stand in bold, not where they are mentioned', () => {
    expect(ruleIdsDefinedIn('- **CHK-1** Two to four.\n- **CHK-2** See CHK-1 and **bold** words.')).toEqual([
      'CHK-1',
      'CHK-2',
    ])
  })

  test('are proved by passed tests that name them', () => {
    expect(checkRuleIds(['CHK-1', 'CHK-2'], [passed('CHK-1: seats'), passed('the Lotus CHK-2')])).toEqual([])
  })

  test('are not proved by a test that failed or did not run, nor by a longer number', () => {
    const tests = [{ title: 'CHK-1: seats', passed: false }, passed('CHK-12 and CHK-2')]
    expect(checkRuleIds(['CHK-1', 'CHK-2', 'CHK-12'], tests)).toEqual(['no passed test names CHK-1'])
  })

  test('are not proved by a test that names too many', () => {
    const ids = [1, 2, 3, 4, 5, 6].map((number) => `CHK-${number}`)
    const [tooMany, missing] = checkRuleIds(ids, [passed(ids.join(' '))])
    expect(tooMany).toBe(`a test names 6 rules, above 5: ${ids.join(' ')}`)
    expect(missing).toBe(`no passed test names ${ids.join(', ')}`)
  })

  test('that do not exist are found, but other words that look alike are left alone', () => {
    const faults = checkRuleIds(['CHK-1'], [passed('CHK-1 and CHK-99'), passed('read as UTF-8')])
    expect(faults).toEqual(['CHK-99 is no rule, but a test names it: CHK-1 and CHK-99'])
  })

  test('must be there at all', () => {
    expect(checkRuleIds([], [])).toEqual(['no numbered rules were found'])
  })

  test('are looked for in the titles of tests and of the groups around them', () => {
    const assertionResults = [{ ancestorTitles: ['CHK-3'], title: 'no pass', status: 'passed' }]
    expect(vitestResultsOf({ testResults: [{ assertionResults }] })).toEqual([{ title: 'CHK-3 no pass', passed: true }])
  })
})
