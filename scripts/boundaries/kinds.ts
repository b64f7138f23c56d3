/**
 * Kinds of workspaces by folder name. A new `mf-x` is fenced from its first file; a folder that is neither here nor
 * in `plainFolders` is an error until somebody decides what it may import.
 */
export const kinds = {
  contract: { folder: /^packages\/contract$/, mayImport: [] },
  base: { folder: /^packages\/(client|i18n|ui)$/, mayImport: ['contract'] },
  door: { folder: /^packages\/(federation|embed)$/, mayImport: ['contract', 'base'] },
  // used by both the API and the site's server
  servers: { folder: /^packages\/(objects|server|telemetry)$/, mayImport: [] },
  command: { folder: /^packages\/command$/, mayImport: ['servers'] },
  releases: { folder: /^packages\/releases$/, mayImport: ['contract', 'servers'] },
  build: { folder: /^packages\/build$/, mayImport: ['contract', 'door', 'releases'] },
  remote: { folder: /^mf-[a-z0-9-]+$/, mayImport: ['contract', 'base', 'door'] },
  shell: { folder: /^shell$/, mayImport: ['contract', 'base', 'door', 'servers', 'releases'] },
  // its commands refuse as all commands do
  api: { folder: /^api$/, mayImport: ['contract', 'servers', 'command'] },
  testing: { folder: /^packages\/testing$/, mayImport: ['contract'] },
  // production: no bundler and no test kit
  site: {
    folder: /^site$/,
    mayImport: ['contract', 'servers', 'command', 'releases', 'shell', 'api'],
  },
  // the command of a team with a repository of its own, and what writes that repository
  remoteCli: { folder: /^packages\/remote-cli$/, mayImport: ['contract', 'base', 'command', 'build'] },
  createRemote: { folder: /^packages\/create-remote$/, mayImport: [] },
  // the teams' command, with the gate, which opens a browser
  releaseCommand: {
    folder: /^packages\/release-command$/,
    mayImport: ['contract', 'servers', 'command', 'releases', 'build', 'testing'],
  },
  demo: { folder: /^demo$/, mayImport: ['contract', 'door', 'api', 'site', 'testing'] },
  art: { folder: /^art$/, mayImport: ['base'] },
  // may import whatever they test or measure; nothing imports them
  judges: {
    folder: /^(e2e|lab)$/,
    mayImport: [
      'contract',
      'base',
      'door',
      'servers',
      'command',
      'releases',
      'build',
      'releaseCommand',
      'shell',
      'api',
      'site',
      'demo',
      'testing',
    ],
  },
  // scripts and the configurations in the root; a remote is built and released by its folder, never imported
  root: {
    folder: /^(scripts)?$/,
    mayImport: [
      'contract',
      'base',
      'door',
      'servers',
      'command',
      'releases',
      'build',
      'releaseCommand',
      'remoteCli',
      'createRemote',
      'shell',
      'api',
      'site',
      'demo',
      'testing',
    ],
  },
} as const satisfies Record<string, { folder: RegExp; mayImport: readonly string[] }>

export type Kind = keyof typeof kinds

/** Top-level folders that are no workspaces: text, files of containers, the folder of the packages, and scripts of the root. */
export const plainFolders = ['deploy', 'docs', 'packages', 'scripts']

export const kindOf = (folder: string): Kind | undefined =>
  (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].folder.test(folder))

export const mayImport = (from: Kind, to: Kind): boolean =>
  (kinds[from].mayImport as readonly string[]).includes(to)

const browserKinds: readonly Kind[] = ['base', 'door', 'remote', 'shell']

/** Whether a file is a test or only used by tests; those may import the test kit and Node's modules. */
export const isTestFile = (file: string) =>
  /\.(test|fixture)\.[cm]?tsx?$/.test(file) || /(^|\/)(fixtures|src\/testing)\//.test(file)

/** Whether a file configures a build, like `rspack.config.ts`, and so runs on Node. */
const isConfigFile = (file: string) => /(^|\/)[\w-]+\.config\.[cm]?[jt]s$/.test(file)

/** Whether a workspace's configuration imports `rspack.base.ts`, the only file of the root that others may import. */
export const isBuildDoor = (from: string, to: string) => isConfigFile(from) && to === 'rspack.base.ts'

export const isServerFile = (file: string) => /(^|\/)server\//.test(file)

/**
 * Whether a file ends up in a browser: everything below `src` of a workspace for browsers, except in a folder named
 * `server`. Beside `src` are builds and pages to try things with.
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
