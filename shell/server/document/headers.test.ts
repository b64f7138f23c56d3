import type { ComposedRemote, Framework } from '@calm-rest/contract/releases'
import { expect, it } from 'vitest'
import { contentPolicy, needsOfPage } from './headers.ts'

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
