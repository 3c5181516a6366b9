// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fetchThirdPartyPackages, reflowLicenceText } from './third-party-packages.ts'

const served = (body: string) => ({ fetch: () => Promise.resolve(new Response(body)) })

test('fetchThirdPartyPackages returns the list as the build writes it', async () => {
  const part = { name: 'game-icons.net', licence: 'CC-BY-3.0', text: 'Emblems by Lorc.' }
  const list = [part, { ...part, name: 'a-part', version: '1.0.0' }]
  expect(await fetchThirdPartyPackages(served(JSON.stringify(list)))).toEqual(list)
})

test('fetchThirdPartyPackages rejects anything else in place of the list', async () => {
  await expect(fetchThirdPartyPackages(served('<!doctype html>'))).rejects.toThrow()
  await expect(fetchThirdPartyPackages(served('[{ "name": "a-part" }]'))).rejects.toThrow()
  await expect(fetchThirdPartyPackages(served('{}'))).rejects.toThrow()
})

test('reflowLicenceText joins lines that were full, and keeps short lines, lists and paragraphs', () => {
  const full = 'Permission is hereby granted, free of charge, to any person'
  expect(reflowLicenceText(`MIT License\n\nCopyright (c) Ana\nCopyright (c) Ben\n\n${full}\nwho asks.\n\nAs is.`)).toBe(
    `MIT License\n\nCopyright (c) Ana\nCopyright (c) Ben\n\n${full} who asks.\n\nAs is.`,
  )
  expect(reflowLicenceText(`${full}\n* one\n  (2) two`)).toBe(`${full}\n* one\n(2) two`)
  expect(reflowLicenceText(`${'-'.repeat(60)}\nSIL OPEN FONT LICENSE\n${'-'.repeat(60)}`)).toBe('SIL OPEN FONT LICENSE')
})
