import { expect, it } from 'vitest'
import { describeAudit } from './signatures.ts'

it('passes where npm found nothing wrong', () => {
  expect(describeAudit('{ "invalid": [], "missing": [] }', '')).toEqual({
    ok: true,
    output: 'Every package has a signature of its registry.',
  })
})

it('names each package whose signature is wrong or missing', () => {
  const invalid = [{ name: 'tool', version: '1.0.0', registry: 'https://registry.example/' }]
  const missing = [{ name: '@a/b', version: '2.0.0' }]
  const { ok, output } = describeAudit(JSON.stringify({ invalid, missing }), '')
  expect(ok).toBe(false)
  expect(output.split('\n')).toEqual([
    "tool@1.0.0 (https://registry.example/)  the signature is not the registry's: do not install it",
    '@a/b@2.0.0  has no signature, and its registry signs',
  ])
})

it.each([
  [JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'request to https://keys.example failed' } }), ''],
  ['', 'npm error request to https://keys.example failed\nnpm error more'],
])('fails where nothing could be verified, and says why: %s', (stdout, stderr) => {
  const { ok, output } = describeAudit(stdout, stderr)
  expect(ok).toBe(false)
  expect(output).toMatch(/^No signature was verified\. npm says: .*keys\.example failed\n/)
})
