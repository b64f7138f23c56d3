import { describe, expect, it } from 'vitest'
import { hostsOf, parseServerEnvironment, parseSiteEnvironment, releaseQuotas } from './environment.ts'

describe('PUBLIC_URL', () => {
  it('may be missing', () => {
    expect(parseSiteEnvironment({}).PUBLIC_URL).toBeUndefined()
  })

  it.each(['https://calmrest.example', 'https://calmrest.example/'])('is an origin: %s', (value) => {
    expect(parseSiteEnvironment({ PUBLIC_URL: value })).toMatchObject({
      PUBLIC_URL: 'https://calmrest.example',
    })
  })

  it.each([
    'calmrest.example',
    'https://calmrest.example/hotel',
    'https://calmrest.example?x',
    'ftp://a.example',
    '',
  ])('is refused by name: %j', (value) => {
    expect(() => parseSiteEnvironment({ PUBLIC_URL: value })).toThrow('PUBLIC_URL')
  })
})

describe('RELEASES_ORIGIN', () => {
  const origins = {
    PUBLIC_URL: 'https://calmrest.example',
    RELEASES_ORIGIN: 'https://calmrest-files.example',
  }

  it('is an origin to which the server answers, too', () => {
    const { PUBLIC_URL, RELEASES_ORIGIN } = parseSiteEnvironment(origins)
    expect(hostsOf(PUBLIC_URL, RELEASES_ORIGIN)).toEqual(['calmrest.example', 'calmrest-files.example'])
    expect(hostsOf(PUBLIC_URL, undefined)).toEqual(['calmrest.example'])
    expect(hostsOf(undefined, RELEASES_ORIGIN)).toBe(undefined)
  })

  it.each([origins.PUBLIC_URL, 'https://calmrest-files.example/releases', 'calmrest-files.example'])(
    'is refused by name: %s',
    (RELEASES_ORIGIN) => {
      expect(() => parseSiteEnvironment({ ...origins, RELEASES_ORIGIN })).toThrow('RELEASES_ORIGIN')
    },
  )
})

describe('room for releases', () => {
  it('is what the environment says, or the usual', () => {
    const megabyte = 1024 * 1024
    expect(releaseQuotas(parseSiteEnvironment({}))).toEqual({
      remote: { versions: 100, bytes: 200 * megabyte },
      team: { versions: 300, bytes: 600 * megabyte },
      siteBytes: 2_000 * megabyte,
    })
    expect(releaseQuotas(parseSiteEnvironment({ RELEASES_MB_PER_REMOTE: '5' })).remote.bytes).toBe(
      5 * megabyte,
    )
    expect(() => parseSiteEnvironment({ RELEASES_MB: '0' })).toThrow('RELEASES_MB')
  })
})

describe.each(['VIEWS_KEY', 'PREVIEW_KEY'] as const)('%s', (name) => {
  it('is the same key wherever it is the same secret', () => {
    const keyOf = (secret: string) => parseSiteEnvironment({ [name]: secret })[name]
    expect(keyOf('a'.repeat(32))).toEqual(keyOf('a'.repeat(32)))
    expect(keyOf('a'.repeat(32))).not.toEqual(keyOf('b'.repeat(32)))
  })

  it('is refused by name where it is short', () => {
    expect(() => parseSiteEnvironment({ [name]: 'secret' })).toThrow(name)
  })
})

describe('WIDGET_PATIENCE_MS', () => {
  it('is a second, or what is said', () => {
    const patience = (said?: string) => parseSiteEnvironment({ WIDGET_PATIENCE_MS: said }).WIDGET_PATIENCE_MS
    expect([patience(), patience('300')]).toEqual([1000, 300])
  })

  it.each(['0', '61000', 'long'])('is refused by name: %s', (WIDGET_PATIENCE_MS) => {
    expect(() => parseSiteEnvironment({ WIDGET_PATIENCE_MS })).toThrow('WIDGET_PATIENCE_MS')
  })
})

it('SERVER_BUNDLES_MB bounds the processes of server bundles, which need room for one', () => {
  const bytes = (said?: string) => parseSiteEnvironment({ SERVER_BUNDLES_MB: said }).SERVER_BUNDLES_MB
  expect([bytes(), bytes('100')]).toEqual([240 * 1024 * 1024, 100 * 1024 * 1024])
  expect(() => bytes('39')).toThrow('SERVER_BUNDLES_MB')
})

describe('RELEASE_DEADLINE_MS', () => {
  it("is the host's own, or what is said", () => {
    const deadline = (said?: string) =>
      parseSiteEnvironment({ RELEASE_DEADLINE_MS: said }).RELEASE_DEADLINE_MS
    expect([deadline(), deadline('1000')]).toEqual([undefined, 1000])
  })

  it('is refused by name where it is no time to wait', () => {
    expect(() => parseSiteEnvironment({ RELEASE_DEADLINE_MS: '0' })).toThrow('RELEASE_DEADLINE_MS')
  })
})

describe('a server of its own', () => {
  it('must know its API, and names everything that is wrong at once', () => {
    expect(() => parseServerEnvironment({ PORT: 'x' })).toThrow(/PORT[\s\S]*API_URL/)
    expect(parseServerEnvironment({ API_URL: 'http://api.internal:3001' })).toMatchObject({
      PORT: 3000,
      API_URL: 'http://api.internal:3001',
    })
  })
})

describe('VITALS_SAMPLE', () => {
  it('is every page view, or what is said', () => {
    const sample = (said?: string) => parseSiteEnvironment({ VITALS_SAMPLE: said }).VITALS_SAMPLE
    expect([sample(), sample('0.1'), sample('0')]).toEqual([1, 0.1, 0])
  })

  it.each(['2', '-1', 'some'])('is refused by name: %s', (VITALS_SAMPLE) => {
    expect(() => parseSiteEnvironment({ VITALS_SAMPLE })).toThrow('VITALS_SAMPLE')
  })
})
