import { expect, test } from 'vitest'
import { PendingJoinLink, findJoinLinksInArguments } from './pending-links.ts'

const LINK = 'samsara://join/?a=10.0.0.1:4712&f=00&c=ABCDEFGHJK'

test('a command line names links among files, flags and what Electron puts there', () => {
  expect(findJoinLinksInArguments(['.', '--no-sandbox', 'a.samsara', LINK, 'https://example.org/'])).toEqual([LINK])
  expect(findJoinLinksInArguments(['SAMSARA://join/'])).toEqual(['SAMSARA://join/'])
  expect(findJoinLinksInArguments(['--profile', LINK, '--seed', LINK])).toEqual([])
})

test('what is longer than any link is none', () => {
  expect(findJoinLinksInArguments([`samsara://${'a'.repeat(800)}`])).toEqual([])
})

test('the last link waits until it is asked for, and is given once', () => {
  const invitations = new PendingJoinLink()
  invitations.add(['samsara://one', LINK])
  invitations.add([])
  invitations.add(['http://other'])
  expect(invitations.takeLast()).toBe(LINK)
  expect(invitations.takeLast()).toBeUndefined()
})

test('who listens hears of links, and of nothing else', () => {
  const invitations = new PendingJoinLink()
  let heard = 0
  invitations.setListener(() => {
    heard += 1
  })
  invitations.add(['a.samsara'])
  expect(heard).toBe(0)
  invitations.add([LINK])
  expect(heard).toBe(1)
})
