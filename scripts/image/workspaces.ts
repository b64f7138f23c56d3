import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Workspaces that a process of the site loads. */
const loaded = [
  'api',
  'shell',
  'site',
  ...[
    'client',
    'command',
    'contract',
    'embed',
    'federation',
    'i18n',
    'objects',
    'release-command',
    'releases',
    'server',
    'telemetry',
    'ui',
  ].map((name) => `packages/${name}`),
]

/** Folders whose files the image has, apart from tests: workspaces, and what the remotes were built into. */
export const sourceFolders = (root: string): string[] => [
  ...loaded,
  ...remotesIn(root).map((name) => `${name}/dist`),
  ...['scripts/deploy'].filter((folder) => existsSync(join(root, folder))),
]

/** Single files: manifests, and commands that are not in `site`. */
export const sourceFiles = (root: string): string[] =>
  [
    'package.json',
    ...remotesIn(root).map((name) => `${name}/package.json`),
    'scripts/root.ts',
    'scripts/release.ts',
    'scripts/deploy.ts',
    'scripts/image/is-live.mjs',
  ].filter((file) => existsSync(join(root, file)))

const remotesIn = (root: string) =>
  readdirSync(root)
    .filter((name) => /^mf-[a-z]/.test(name) && existsSync(join(root, name, 'package.json')))
    .sort()

/** Folders of the workspaces that npm installs for. */
export const manifestsIn = (root: string): string[] =>
  ['.', 'api', 'shell', 'site', 'demo', 'art', 'e2e', 'lab', ...remotesIn(root), ...packagesIn(root)].filter(
    (folder) => existsSync(join(root, folder, 'package.json')),
  )

const packagesIn = (root: string) => readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
