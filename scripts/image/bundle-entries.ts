import { dirname, join, relative } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'

/**
 * Modules of the image with which its processes and threads begin, apart from those that begin once a day or less. No
 * other module imports them.
 */
export const entries = [
  'site/src/serve.js',
  'shell/server/rendering/ssr-worker.js',
  'api/src/media/photographs/conversion-process.js',
  'api/src/operations/backup/offsite/thread.js',
]

/** Packages that look for an addon beside themselves, and the optional ones that the site does without. */
const external = ['@node-rs/argon2', 'better-sqlite3', 'sharp', 'pg-native', '@aws-sdk/signature-v4a']

/**
 * Packages that only bundles have: they write PDFs, which no command does. They are removed once the bundles are made.
 */
export const bundledOnly = [
  '@swc/helpers',
  'base64-js',
  'brotli',
  'clone',
  'dfa',
  'fflate',
  'fontkit',
  'linebreak',
  'pako',
  'pdfkit',
  'png-js',
  'restructure',
  'tiny-inflate',
  'unicode-properties',
  'unicode-trie',
]

/**
 * The code of a module that is moved into another folder, where it goes on naming its neighbours. `at` is its old place,
 * relative to the new one.
 */
const keepPlace = (code: string, at: string): string => {
  const url = `new URL(${JSON.stringify(at)}, import.meta.url)`
  const folder = `new URL(${JSON.stringify(`${dirname(at)}/`)}, import.meta.url)`
  return code
    .replaceAll('import.meta.url', `${url}.href`)
    .replaceAll('import.meta.dirname', `${folder}.pathname`)
}

const places = (folder: string): Plugin => ({
  name: 'places',
  transform: {
    filter: { id: { exclude: /\/node_modules\// }, code: /import\.meta\.(url|dirname)/ },
    handler: (code, id) => keepPlace(code, relative(folder, id)),
  },
})

/** 0.9 MB by which fontkit reads WOFF2; the fonts of documents are WOFF. */
const withoutBrotli: Plugin = {
  name: 'without-brotli',
  resolveId: { filter: { id: /^brotli\/decompress\.js$/ }, handler: () => '\0brotli' },
  load: {
    filter: { id: /^\0brotli$/ },
    handler: () => "export default () => { throw new Error('WOFF2 is not read here') }",
  },
}

/**
 * Puts all modules that an entry needs into its file, and those that it loads later into files beside it. Node would look
 * for each of 1,700 modules in a dozen folders: that is half of the time until the first booking.
 */
export const bundleEntry = async (app: string, entry: string): Promise<void> => {
  const file = join(app, entry)
  const folder = dirname(file)
  const name = entry.slice(entry.lastIndexOf('/') + 1, -'.js'.length)
  const bundle = await rolldown({
    input: { [name]: file },
    cwd: app,
    platform: 'node',
    external,
    // as Node resolves: `module`, which rolldown adds, names files that the image does not have
    resolve: { conditionNames: ['node'] },
    plugins: [places(folder), withoutBrotli],
    onLog: (level, { code, message }) => {
      if (level === 'warn' && code === 'UNRESOLVED_IMPORT') throw new Error(message)
    },
  })
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: `${name}.[name]-[hash].js`,
  })
  await bundle.close()
}
