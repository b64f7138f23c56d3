/**
 * Types of files that a release may have, by the ending of their names. None of them is a document that can hold script,
 * so that a file which somebody opens by its address shows text or a picture and runs nothing.
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

/** Content-Type of a file of a release; undefined for a type that no release may have. */
export const typeOfFile = (name: string): string | undefined => {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  return Object.hasOwn(fileTypes, ending) ? fileTypes[ending] : undefined
}

/** Says of the first file of a type that no release may have which one it is, and what to do; undefined where all may stay. */
export const problemOfTypes = (names: readonly string[]): string | undefined => {
  const refused = names.find((name) => typeOfFile(name) === undefined)
  if (refused === undefined) return undefined
  const endings = Object.keys(fileTypes).join(', ')
  return `${refused} is of a type that no release may have. Its files end in ${endings}. Import a drawing (.svg) as a data: address.`
}
