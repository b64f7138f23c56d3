import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellBuild } from '@calm-rest/contract/releases'
import { integrityOf } from '@calm-rest/contract/releases'
import { rspack } from '@rspack/core'
import { browsers } from './browsers.ts'

/**
 * An inline script of the shell, by default src/start-scripts.ts below `folder`, minified for the same browsers, with its
 * hash for the policy. It runs as a classic script: its names stay in a function, and it may only import
 * types.
 */
export const startScript = (folder: string, file = 'src/start-scripts.ts'): ShellBuild['start'] => {
  const source = readFileSync(join(folder, file), 'utf8')
  const { code } = rspack.experiments.swc.transformSync(`(() => {${source}})()`, {
    isModule: false,
    minify: true,
    env: { targets: browsers },
    jsc: { parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
  })
  const text = code.trim()
  return { text, integrity: integrityOf(Buffer.from(text)) }
}
