interface KitPackage {
  /** Exports of its package.json that only this tree uses. */
  closed?: readonly string[]
  /** Packages that its code names by a text and imports nowhere: of an alias, or of a loader. */
  named?: readonly string[]
  /** Folders and files beside its code that it reads. */
  assets?: readonly string[]
}

/** Packages of the kit by their folders in packages/, each after those that it imports. */
export const kitPackages: Readonly<Record<string, KitPackage>> = {
  contract: {
    closed: ['./guest-texts', './guest-texts/*.json', './openapi', './schemas', './staff', './staff-calls'],
  },
  client: {},
  i18n: {},
  ui: { named: ['@fontsource-variable/figtree', '@fontsource/young-serif'] },
  federation: { closed: ['./devtools', './host', './testing/mount-view'], named: ['preact'] },
  command: { named: ['commander'] },
  build: {
    closed: ['.', './dev-server', './rspack', './testing'],
    named: ['@calm-rest/federation', 'css-loader', 'react-refresh'],
  },
  'remote-cli': { closed: ['./endless-loop'] },
  'create-remote': { closed: ['.'], assets: ['template'] },
}

/** Packages of which a page has one copy: peer dependencies of the kit. */
export const peers = ['react', 'react-dom', 'i18next', 'react-i18next']
