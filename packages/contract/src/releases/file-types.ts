/**
 * File types that a release may have, by file extension. No type is a document that can hold scripts, so a
 * file opened by its address shows text or a picture and runs nothing.
 */
export const fileTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  ico: 'image/x-icon',
}

/** Content-Type of a release's file; undefined for a refused type. */
export const typeOfFile = (name: string): string | undefined => {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  return Object.hasOwn(fileTypes, ending) ? fileTypes[ending] : undefined
}

/** Names the first file of a refused type and says how to fix it; undefined if all files are allowed. */
export const problemOfTypes = (names: readonly string[]): string | undefined => {
  const refused = names.find((name) => typeOfFile(name) === undefined)
  if (refused === undefined) return undefined
  const endings = Object.keys(fileTypes).join(', ')
  return `${refused} is of a type that no release may have. Its files end in ${endings}. Import a drawing (.svg) as a data: address.`
}
