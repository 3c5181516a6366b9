// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fetchParts } from './parts.ts'

const served = (body: string) => ({ fetch: () => Promise.resolve(new Response(body)) })

test('the list of what is inside is taken as the build writes it', async () => {
  const part = { name: 'game-icons.net', licence: 'CC-BY-3.0', text: 'Emblems by Lorc.' }
  const list = [part, { ...part, name: 'a-part', version: '1.0.0' }]
  expect(await fetchParts(served(JSON.stringify(list)))).toEqual(list)
})

test('anything else in its place is not shown as if it were the list', async () => {
  await expect(fetchParts(served('<!doctype html>'))).rejects.toThrow()
  await expect(fetchParts(served('[{ "name": "a-part" }]'))).rejects.toThrow()
  await expect(fetchParts(served('{}'))).rejects.toThrow()
})
