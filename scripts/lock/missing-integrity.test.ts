import { expect, it } from 'vitest'
import { missingIntegrity } from './missing-integrity.ts'

const packages = {
  '': {},
  'node_modules/whole': { version: '1.0.0', integrity: 'sha512-whole' },
  'node_modules/@tool/cli-darwin-x64': { version: '2.0.0', optional: true },
  'node_modules/a/node_modules/other-name': { name: 'real', version: '3.0.0' },
  'node_modules/@calm-rest/ui': { resolved: 'packages/ui', link: true },
}

it('asks for the hash of each entry that has none, by its real name', async () => {
  const found = await missingIntegrity({ packages }, async (name, version) => `sha512-${name}@${version}`)
  expect(Object.fromEntries(found)).toEqual({
    'node_modules/@tool/cli-darwin-x64': 'sha512-@tool/cli-darwin-x64@2.0.0',
    'node_modules/a/node_modules/other-name': 'sha512-real@3.0.0',
  })
})

it('fails where the registry has none', async () => {
  await expect(missingIntegrity({ packages }, async () => undefined)).rejects.toThrow(
    'The registry has no hash of',
  )
})
