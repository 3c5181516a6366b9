/** Who publishes packages: said by whoever does, and never made up. */
import { describe, expect, test } from 'vitest'
import { configurationOf, lacks, publisherIn } from './publisher.ts'

describe('who publishes', () => {
  test('is said in the environment, or else in package.json', () => {
    const manifest = { author: 'Ana <ana@home>', homepage: 'https://samsara.home/' }
    expect(publisherIn({}, manifest)).toEqual({ maintainer: 'Ana <ana@home>', homepage: 'https://samsara.home/' })
    const environment = { SAMSARA_MAINTAINER: 'Ben <ben@home>', SAMSARA_HOMEPAGE: 'https://ben.home/' }
    expect(publisherIn(environment, manifest)).toEqual({ maintainer: 'Ben <ben@home>', homepage: 'https://ben.home/' })
  })

  test('has the page of the repository whose workflow it is, where none is named', () => {
    const environment = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'ana/samsara' }
    expect(publisherIn(environment, {})).toEqual({ homepage: 'https://github.com/ana/samsara' })
  })

  test('maintains nothing without an address; an empty variable says nothing', () => {
    expect(publisherIn({ SAMSARA_MAINTAINER: '' }, { author: 'The Samsara developers' })).toEqual({})
    expect(lacks({})).toContain("SAMSARA_MAINTAINER='Name <address>' and SAMSARA_HOMEPAGE=https://…")
    expect(lacks({ maintainer: 'Ana <ana@home>' })).not.toContain('MAINTAINER')
    expect(lacks({ maintainer: 'Ana <ana@home>', homepage: 'https://samsara.home/' })).toBeUndefined()
  })

  test('is refused where it is none', () => {
    expect(publisherIn({ SAMSARA_MAINTAINER: 'Ana' }, {})).toHaveProperty('why')
    expect(publisherIn({ SAMSARA_HOMEPAGE: 'samsara.home' }, {})).toHaveProperty('why')
    expect(publisherIn({ SAMSARA_HOMEPAGE: 'http://samsara.home' }, {})).toHaveProperty('why')
  })
})

describe('where newer versions will lie', () => {
  const releases = { owner: 'ana', repo: 'samsara' }

  test('is said by whoever makes a release, and by nothing else of the workflow', () => {
    expect(publisherIn({ SAMSARA_RELEASES: 'ana/samsara' }, {})).toEqual({ releases })
    expect(publisherIn({ GITHUB_REPOSITORY: 'ana/samsara', GH_TOKEN: 'x' }, {})).toEqual({})
    expect(publisherIn({ SAMSARA_RELEASES: '' }, {})).toEqual({})
    for (const wrong of ['samsara', 'ana/samsara/x', 'https://github.com/ana/samsara', 'ana/sam sara'])
      expect(publisherIn({ SAMSARA_RELEASES: wrong }, {})).toHaveProperty('why')
  })

  test('is written into packages; not into a Mac’s that nobody has signed', () => {
    expect(configurationOf({}, {})).not.toHaveProperty('publish')
    const configuration = configurationOf({ releases }, {})
    expect(configuration.publish).toEqual({ provider: 'github', ...releases })
    expect(configuration.mac?.publish).toBeNull()
    expect(configurationOf({ releases }, { CSC_LINK: 'certificate.p12' }).mac).toBeUndefined()
  })
})

test('with a certificate the Mac’s app is signed by it, and library checks stay on', () => {
  expect(configurationOf({}, { CSC_LINK: 'certificate.p12' })).toEqual({})
  expect(configurationOf({}, { CSC_LINK: '' }).mac?.identity).toBe('-')
})
