/**
 * What a workspace is, from the name of its folder alone. A new `mf-x` is fenced from its first file; a folder that
 * is neither here nor in `plainFolders` is an error until somebody decides what it may import.
 */
export const kinds = {
  contract: { folder: /^packages\/contract$/, mayImport: [] },
  base: { folder: /^packages\/(client|i18n|ui)$/, mayImport: ['contract'] },
  door: { folder: /^packages\/(federation|embed)$/, mayImport: ['contract', 'base'] },
  // what the API and the site's server have in common
  servers: { folder: /^packages\/(objects|server)$/, mayImport: [] },
  command: { folder: /^packages\/command$/, mayImport: ['servers'] },
  releases: { folder: /^packages\/releases$/, mayImport: ['contract', 'servers'] },
  build: { folder: /^packages\/build$/, mayImport: ['contract', 'door', 'releases'] },
  remote: { folder: /^mf-[a-z0-9-]+$/, mayImport: ['contract', 'base', 'door'] },
  shell: { folder: /^shell$/, mayImport: ['contract', 'base', 'door', 'servers', 'releases'] },
  api: { folder: /^api$/, mayImport: ['contract', 'servers'] },
  testing: { folder: /^packages\/testing$/, mayImport: ['contract'] },
  // production: no bundler and no test kit
  site: {
    folder: /^site$/,
    mayImport: ['contract', 'servers', 'command', 'releases', 'shell', 'api'],
  },
  // what a team publishes with, and the gate, which opens a browser
  releaseCommand: {
    folder: /^packages\/release-command$/,
    mayImport: ['contract', 'servers', 'command', 'releases', 'build', 'shell', 'site', 'testing'],
  },
  demo: { folder: /^demo$/, mayImport: ['contract', 'door', 'api', 'site', 'testing'] },
  art: { folder: /^art$/, mayImport: ['base'] },
  // whatever they judge; nothing imports them
  judges: {
    folder: /^(e2e|lab)$/,
    mayImport: [
      ...['contract', 'base', 'door', 'servers', 'command', 'releases', 'build', 'releaseCommand'],
      ...['shell', 'api', 'site', 'demo', 'testing'],
    ],
  },
  // scripts and the configurations in the root; a remote is built and released by its folder, never imported
  root: {
    folder: /^(scripts)?$/,
    mayImport: [
      ...['contract', 'base', 'door', 'servers', 'command', 'releases', 'build', 'releaseCommand'],
      ...['shell', 'api', 'site', 'demo', 'testing'],
    ],
  },
} as const satisfies Record<string, { folder: RegExp; mayImport: readonly string[] }>

export type Kind = keyof typeof kinds

/** Top-level folders that are no workspace: words, the shelf of packages, and scripts, which belong to the root. */
export const plainFolders = ['docs', 'packages', 'scripts']

export const kindOf = (folder: string): Kind | undefined =>
  (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].folder.test(folder))

export const mayImport = (from: Kind, to: Kind): boolean =>
  (kinds[from].mayImport as readonly string[]).includes(to)

const browserKinds: readonly Kind[] = ['base', 'door', 'remote', 'shell']

/** Tests, and what only they use: they may take the test kit and Node's modules. */
export const isTestFile = (file: string) =>
  /\.(test|fixture)\.[cm]?tsx?$/.test(file) || /(^|\/)(fixtures|src\/testing)\//.test(file)

/** `rspack.config.ts` and the like: run by Node when something is built. */
export const isConfigFile = (file: string) => /(^|\/)[\w-]+\.config\.[cm]?[jt]s$/.test(file)

/** The one file of the root that others import: the configuration of a workspace takes its build from there. */
export const isBuildDoor = (from: string, to: string) => isConfigFile(from) && to === 'rspack.base.ts'

export const isServerFile = (file: string) => /(^|\/)server\//.test(file)

/**
 * Whether a file ends up in a browser: what is below `src` of a workspace that browsers load, but a folder named
 * `server` never does. Beside `src` are builds and pages to try things with.
 */
export const isBrowserFile = (kind: Kind, file: string) =>
  browserKinds.includes(kind) && /(^|\/)src\//.test(file) && !isTestFile(file) && !isServerFile(file)

const toolKinds: readonly Kind[] = ['root', 'testing', 'art', 'judges']

/** Whether a file only runs on a developer's machine, where the root's tools are. */
export const isToolFile = (kind: Kind, file: string) =>
  toolKinds.includes(kind) ||
  isTestFile(file) ||
  isConfigFile(file) ||
  (browserKinds.includes(kind) && !isBrowserFile(kind, file) && !isServerFile(file))
