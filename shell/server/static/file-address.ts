import type { PreviewRequest } from '@calm-rest/releases'

/** A file of a release, as its address names it: `/releases/mf-rooms/1.4.0/entry.js`. */
export interface FileAddress extends PreviewRequest {
  file: string
}

const pattern =
  /^(?:\/previews\/([\w.-]+))?\/releases\/(mf-[a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+[0-9a-z.-]*)\/(.+)$/

/** The file that a path names; undefined for every other path. */
export const parseFileAddress = (path: string): FileAddress | undefined => {
  const [, signature, remote, version, file] = pattern.exec(path) ?? []
  return remote && version && file ? { remote, version, signature, file } : undefined
}

/**
 * Folder of the files of a previewed release: the signature of the page's own address stands before it, since scripts, chunks
 * and fonts ask without a header or a cookie, in frames without an origin too.
 */
export const previewBase = (base: string, signature: string) => `/previews/${signature}${base}`
