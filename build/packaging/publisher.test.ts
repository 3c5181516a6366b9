/** The publisher of packages comes from the configuration and has no default. */
import { describe, expect, test } from 'vitest'
import { publisherConfiguration, missingPublisherReason, readPublisher } from './publisher.ts'

describe('the publisher', () => {
  test('comes from the environment, or else from package.json', () => {
    const manifest = { author: 'Ana <ana@home>', homepage: 'https://samsara.home/' }
    expect(readPublisher({}, manifest)).toEqual({ maintainer: 'Ana <ana@home>', homepage: 'https://samsara.home/' })
    const environment = { SAMSARA_MAINTAINER: 'Ben <ben@home>', SAMSARA_HOMEPAGE: 'https://ben.home/' }
    expect(readPublisher(environment, manifest)).toEqual({
      maintainer: 'Ben <ben@home>',
      homepage: 'https://ben.home/',
    })
  })

  test('has the GitHub repository of the workflow as its default homepage', () => {
    const environment = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'ana/samsara' }
    expect(readPublisher(environment, {})).toEqual({ homepage: 'https://github.com/ana/samsara' })
  })

  test('has no maintainer without an e-mail address or with an empty variable', () => {
    expect(readPublisher({ SAMSARA_MAINTAINER: '' }, { author: 'The Samsara developers' })).toEqual({})
    expect(missingPublisherReason({})).toContain("SAMSARA_MAINTAINER='Name <address>' and SAMSARA_HOMEPAGE=https://…")
    expect(missingPublisherReason({ maintainer: 'Ana <ana@home>' })).not.toContain('MAINTAINER')
    expect(missingPublisherReason({ maintainer: 'Ana <ana@home>', homepage: 'https://samsara.home/' })).toBeUndefined()
  })

  test('is rejected without an address or with an invalid homepage', () => {
    expect(readPublisher({ SAMSARA_MAINTAINER: 'Ana' }, {})).toHaveProperty('why')
    expect(readPublisher({ SAMSARA_HOMEPAGE: 'samsara.home' }, {})).toHaveProperty('why')
    expect(readPublisher({ SAMSARA_HOMEPAGE: 'http://samsara.home' }, {})).toHaveProperty('why')
  })
})

describe('the update source', () => {
  const releases = { owner: 'ana', repo: 'samsara' }

  test('comes only from SAMSARA_RELEASES, which must be owner/repository', () => {
    expect(readPublisher({ SAMSARA_RELEASES: 'ana/samsara' }, {})).toEqual({ releases })
    expect(readPublisher({ GITHUB_REPOSITORY: 'ana/samsara', GH_TOKEN: 'x' }, {})).toEqual({})
    expect(readPublisher({ SAMSARA_RELEASES: '' }, {})).toEqual({})
    for (const wrong of ['samsara', 'ana/samsara/x', 'https://github.com/ana/samsara', 'ana/sam sara'])
      expect(readPublisher({ SAMSARA_RELEASES: wrong }, {})).toHaveProperty('why')
  })

  test('is written into packages, except into unsigned macOS packages', () => {
    expect(publisherConfiguration({}, {})).not.toHaveProperty('publish')
    const configuration = publisherConfiguration({ releases }, {})
    expect(configuration.publish).toEqual({ provider: 'github', ...releases })
    expect(configuration.mac?.publish).toBeNull()
    expect(publisherConfiguration({ releases }, { CSC_LINK: 'certificate.p12' }).mac).toBeUndefined()
  })
})

test('with a certificate the macOS app is signed with it, and library validation stays on', () => {
  expect(publisherConfiguration({}, { CSC_LINK: 'certificate.p12' })).toEqual({})
  expect(publisherConfiguration({}, { CSC_LINK: '' }).mac?.identity).toBe('-')
})
