import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteBuild } from '@calm-rest/build/remote'
import { expect, it } from 'vitest'
import { root } from '../root.ts'

const remotes = globSync('mf-*/rspack.config.ts', { cwd: root }).map((path) => path.split('/')[0] ?? '')

/** Calls that the sources of a remote name, but for its tests. */
const callsIn = (remote: string): string[] => {
  const files = globSync(`${remote}/src/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /\.test\.|\.fixture\.|\/testing\//.test(path),
  })
  const named = files.flatMap((path) => [
    ...readFileSync(join(root, path), 'utf8').matchAll(/\bapi\.([a-z]\w*)\.([a-z]\w*)/gi),
  ])
  return [...new Set(named.map(([, group, name]) => `${group}.${name}`))].sort()
}

// types cannot tell our remotes apart, which are one program
it.each(remotes)('%s declares the calls that its sources make, and no other', async (remote) => {
  const { default: build } = (await import(join(root, remote, 'rspack.config.ts'))) as {
    default: RemoteBuild
  }
  expect([...(build.uses?.calls ?? [])].sort()).toEqual(callsIn(remote))
})
