// npm run sbom: writes which packages the site runs on in production, as CycloneDX. A release has its own.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { makeSbom } from '@calm-rest/build'
import { readCommand, runCommand } from '@calm-rest/command'
import type { LockFile } from './lock/lock-file.ts'
import { root } from './root.ts'
import { sitePackages } from './sbom/site-packages.ts'

const args = process.argv.slice(2)

const write = async (to: string) => {
  const lock = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8')) as LockFile
  const { main, packages } = sitePackages(lock)
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, makeSbom(main, packages))
  return { text: `${packages.length} packages in ${to}`, json: { to, packages: packages.length } }
}

await runCommand(args, () =>
  readCommand<() => ReturnType<typeof write>>(
    args,
    { name: 'npm run sbom --', description: 'The packages that the site runs on, as CycloneDX' },
    (program, choose) => {
      program
        .option('--to <file>', 'where it is written', 'dist/site.cdx.json')
        .option('--json', 'one line of JSON as the answer')
        .action(({ to }) => choose(() => write(resolve(to))))
    },
  )(),
)
