import { expect, test } from 'vitest'
import { PendingJoinLink, findJoinLinksInArguments } from './pending-links.ts'

const LINK = 'samsara://join/?a=10.0.0.1:4712&f=00&c=ABCDEFGHJK'

test('joinLinksFromArguments finds links among files, flags and arguments of Electron', () => {
  expect(findJoinLinksInArguments(['.', '--no-sandbox', 'a.samsara', LINK, 'https://example.org/'])).toEqual([LINK])
  expect(findJoinLinksInArguments(['SAMSARA://join/'])).toEqual(['SAMSARA://join/'])
  expect(findJoinLinksInArguments(['--profile', LINK, '--seed', LINK])).toEqual([])
})

test('joinLinksFromArguments ignores text longer than any link', () => {
  expect(findJoinLinksInArguments([`samsara://${'a'.repeat(800)}`])).toEqual([])
})

test('the last link is kept until the page takes it, and is handed out once', () => {
  const invitations = new PendingJoinLink()
  invitations.add(['samsara://one', LINK])
  invitations.add([])
  invitations.add(['http://other'])
  expect(invitations.takeLast()).toBe(LINK)
  expect(invitations.takeLast()).toBeUndefined()
})

test('the listener is called for links only', () => {
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
