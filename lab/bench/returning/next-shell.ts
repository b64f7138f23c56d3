import { createHash } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type ShellBuild, shellBuild } from '@calm-rest/contract/releases'
import { integrityOf } from '@calm-rest/releases'

/** Copies a build of the shell as its next release, in whose own script one line was added. */
export const writeNextShell = (dist: string, next: string) => {
  cpSync(dist, next, { recursive: true })
  const file = join(next, 'build.json')
  const build: ShellBuild = shellBuild.parse(JSON.parse(readFileSync(file, 'utf8')))
  const own = build.scripts.find(({ name }) => name.startsWith('shell.'))
  if (!own) throw new Error(`The build has no script of the shell's own: ${dist}`)
  const text = Buffer.from(`${readFileSync(join(dist, own.name), 'utf8')}\n;globalThis.calmRestNext = true`)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const name = `shell.${hash}.js`
  writeFileSync(join(next, name), text)
  writeFileSync(join(next, `${name}.br`), brotliCompressSync(text))
  writeFileSync(join(next, `${name}.gz`), gzipSync(text))
  const scripts = build.scripts.map((one) => (one === own ? { name, integrity: integrityOf(text) } : one))
  writeFileSync(file, JSON.stringify({ ...build, source: `${build.source}-next`, scripts }))
}
