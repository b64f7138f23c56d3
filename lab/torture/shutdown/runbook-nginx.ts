import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'

/**
 * The configuration of nginx that docs/runbook.md gives to operators, with these ports in the place of its own and
 * without TLS.
 */
export const runbookNginx = ({ port, behind }: { port: number; behind: readonly number[] }): string => {
  const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8')
  const block = /```nginx\n([\s\S]*?)```/.exec(runbook)?.[1]
  if (!block) throw new Error('docs/runbook.md has no configuration of nginx')
  const [first, second] = behind
  const changed = block
    .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${second}`)
    .replace(/listen 443 ssl;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*ssl_\w+ .*;\n/gm, '')
  for (const wanted of [`127.0.0.1:${first}`, `127.0.0.1:${second}`, `listen 127.0.0.1:${port};`]) {
    if (!changed.includes(wanted)) throw new Error(`The configuration in docs/runbook.md has no ${wanted}`)
  }
  return changed
}
