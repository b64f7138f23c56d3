import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../root.ts'
import { missingBinaries } from './missing-binaries.ts'

it('finds the binaries of other platforms that a lock file leaves out', () => {
  const packages = {
    'node_modules/tool': {
      dev: true,
      optionalDependencies: {
        '@tool/cli-linux-x64': '1.0.0',
        '@tool/cli-linux-arm64-musl': '1.0.0',
        plain: '2.0.0',
      },
    },
    'node_modules/@tool/cli-linux-x64': { version: '1.0.0' },
  }
  expect(missingBinaries({ packages })).toEqual({
    'node_modules/@tool/cli-linux-arm64-musl': {
      version: '1.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
    },
  })
})

it('finds none in our lock file: npm ci takes it (else: npm run lock)', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  expect(Object.keys(missingBinaries(lock))).toEqual([])
})
