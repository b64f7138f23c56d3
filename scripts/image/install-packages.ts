import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../root.ts'
import type { Architecture } from './debian/packages.ts'
import { isKeptPackageFile, nodeArchitectures } from './kept-files.ts'
import { copyEntry, filesBelow } from './tree.ts'
import { manifestsIn } from './workspaces.ts'

/** Workspaces whose dependencies production needs. */
const installed = ['@calm-rest/site', '@calm-rest/release-command']

/** Installs what production needs for an architecture into `app`, and leaves out what no process loads. */
export const installPackages = (app: string, architecture: Architecture): void => {
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-install-'))
  for (const workspace of manifestsIn(root)) {
    mkdirSync(join(folder, workspace), { recursive: true })
    cpSync(join(root, workspace, 'package.json'), join(folder, workspace, 'package.json'))
  }
  for (const file of ['package-lock.json', '.npmrc']) cpSync(join(root, file), join(folder, file))
  execFileSync(
    'npm',
    [
      'ci',
      '--omit=dev',
      '--prefer-offline',
      // all addons come prebuilt
      '--ignore-scripts',
      ...installed.flatMap((name) => ['--workspace', name]),
      '--os=linux',
      `--cpu=${nodeArchitectures[architecture]}`,
      '--libc=glibc',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    { cwd: folder, stdio: 'inherit' },
  )
  for (const modules of modulesIn(folder)) copyKept(folder, modules, app, architecture)
  rmSync(folder, { recursive: true })
}

/** Folders of installed packages: that of the project, and those of workspaces that need another version. */
const modulesIn = (folder: string) =>
  manifestsIn(folder)
    .map((workspace) => join(workspace, 'node_modules'))
    .filter((modules) => existsSync(join(folder, modules)))

const copyKept = (from: string, modules: string, to: string, architecture: Architecture) => {
  for (const file of filesBelow(join(from, modules))) {
    const [name, rest] = inPackage(file)
    if (!isKeptPackageFile(name, rest, architecture)) continue
    copyEntry(join(from, modules, file), join(to, modules, file))
  }
}

/** Name of the innermost package of a path in node_modules, and the path within it. */
const inPackage = (file: string): [name: string, rest: string] => {
  const [, name = '', rest = ''] = /^(?:.*\/node_modules\/)?((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(file) ?? []
  return [name, rest]
}
