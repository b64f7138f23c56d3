import { stripTypeScriptTypes } from 'node:module'

/** A module beside the one that names it, in an import or in `new URL('./worker.ts', import.meta.url)`. */
const neighbour = /(['"])(\.{1,2}\/[^'"\n]*)\.ts\1/g

/**
 * The same module without types, which names its neighbours as JavaScript. Node would take the types out at every start, in each
 * process: that costs a second and 10 MB.
 */
export const toJavaScript = (source: string): string =>
  stripTypeScriptTypes(source).replace(neighbour, '$1$2.js$1')

/** A manifest whose entry points are JavaScript. */
export const withJavaScriptEntries = (manifest: string): string =>
  manifest.replace(/"(\.\/[^"]+)\.ts"/g, '"$1.js"')

/** Name of a module in the image; undefined for one that only a build reads. */
export const javaScriptName = (file: string): string | undefined => {
  if (/\.tsx$|\.d\.c?ts$/.test(file)) return undefined
  return file.replace(/\.ts$/, '.js')
}
