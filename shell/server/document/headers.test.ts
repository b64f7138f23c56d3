import type { ComposedRemote, Framework } from '@calm-rest/contract/releases'
import { describe, expect, it } from 'vitest'
import { contentPolicy, needsOfPage, pageHeaders } from './headers.ts'

const build = { start: { text: '', integrity: 'sha384-start' } }
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const why = { name: 'Vue 3.5', reason: 'The team has written it for years.' }
const remote = (framework?: Framework, needs?: Framework) =>
  ({
    base: '/releases/mf-spa/1.0.0/',
    source: 'stable',
    manifest: { ...(framework && { framework }) },
    fallback: { base: '/releases/mf-spa/0.9.0/', integrity: '', ...(needs && { needs }) },
  }) as unknown as ComposedRemote

const policyOf = (...remotes: ComposedRemote[]) => {
  const needs = needsOfPage({ remotes: Object.fromEntries(remotes.map((one, at) => [`mf-${at}`, one])) })
  return contentPolicy(build, { needs })
}

it('R-mf-frameworks: leaves the policy of a page as it is without a release that needs more', () => {
  expect(policyOf(remote(), remote(why))).toBe(contentPolicy(build))
  expect(contentPolicy(build)).toMatch(/; style-src 'self'; .*; trusted-types calm-rest 'allow-duplicates'$/)
})

it('R-mf-frameworks: allows what the releases of a page declare, and those that replace them', () => {
  const vue = remote({ ...why, policies: ['vue'] })
  const svelte = remote(why, { ...why, policies: ['svelte-trusted-html', 'vue'] })
  expect(policyOf(vue, svelte)).toMatch(
    /; style-src 'self'; .*; trusted-types calm-rest svelte-trusted-html vue 'allow-duplicates'$/,
  )
  const mui = policyOf(remote({ ...why, insertsStyles: true }))
  expect(mui).toContain(`; style-src 'self' ${emptyStyle}; `)
  expect(mui).toMatch(/; trusted-types calm-rest 'allow-duplicates'$/)
})

describe('the policy of a page', () => {
  it('allows its own origin, the start script, and what a visitor asks Google for', () => {
    expect(contentPolicy(build).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha384-start'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      expect.stringMatching(/^connect-src 'self' https:\/\/[\w.]*google\S+$/),
      "manifest-src 'self'",
      "frame-src 'self' https://www.google.com",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types calm-rest 'allow-duplicates'",
    ])
  })

  it('allows the origin of the releases, and each style sheet by its hash', () => {
    const releases = 'https://cdn.example'
    const styles = ['a', 'b'].map((integrity) => ({ address: '', text: '', integrity }))
    const policy = contentPolicy(build, { releases, styles })
    for (const directive of [
      `script-src 'self' ${releases} 'sha384-start'`,
      `style-src 'self' ${releases} 'a' 'b'`,
      `img-src 'self' data: ${releases}`,
      `font-src 'self' ${releases}`,
      `connect-src 'self' ${releases} https`,
    ])
      expect(policy).toContain(`; ${directive}`)
  })

  it('allows a page in a frame of ours scripts, and nothing else', () => {
    const policy = contentPolicy(build, { isFramed: true })
    expect(policy).toContain("; frame-ancestors 'self'; sandbox allow-scripts;")
    expect(policy).not.toContain("frame-ancestors 'none'")
  })
})

it('demands hashes and trusted types of every page but one with a dev server', () => {
  const named = (dev?: string) => Object.fromEntries(pageHeaders(build, dev))
  expect(named()).toEqual({
    'Content-Security-Policy': contentPolicy(build),
    'Integrity-Policy': 'blocked-destinations=(script)',
    'Cache-Control': 'no-cache',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  })
  const { 'Integrity-Policy': integrity, 'Content-Security-Policy': policy } = named('http://localhost:8080')
  expect(integrity).toBeUndefined()
  expect(policy).toContain("connect-src 'self' http://localhost:8080 ws://localhost:8080 https")
  expect(policy).not.toContain('trusted-types')
})
