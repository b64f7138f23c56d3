import { execFile } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { createRepository } from './create-repository.ts'

const root = join(import.meta.dirname, '../../..')

it.each([
  ['react', false],
  ['react', true],
  ['preact', false],
  ['none', false],
] as const)(
  'R-mf-types: what the template writes fits the packages as they are: %s, with a backend %s',
  async (framework, withBackend) => {
    const parent = temporaryFolder()
    const wanted = {
      name: 'mf-spa',
      owner: '@calm-rest/spa',
      site: 'https://calm-rest.example',
      kit: undefined,
      framework,
      withBackend,
    }
    createRepository(wanted, { parent, versions: {} })
    const folder = join(parent, 'mf-spa')
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const types = [join(root, 'node_modules/typescript/bin/tsc'), '--project', folder]
    const failed = await promisify(execFile)(process.execPath, types).then(
      () => undefined,
      ({ stdout }: { stdout: string }) => stdout,
    )
    expect(failed).toBeUndefined()
  },
)
