import type { FlagValues } from '@calm-rest/contract/flags'

/** Address of the folder of this release's files; the build replaces the name. */
declare const __webpack_public_path__: string

/** Flags of the release whose files are in this folder, as the document has them; none on other hosts' pages. */
export const flagsOfFolder = (folder: string): FlagValues => {
  const [, remote = ''] = /\/(mf-[a-z][a-z0-9-]*)\//.exec(new URL(folder, location.href).pathname) ?? []
  const composition = document.getElementById('composition')?.textContent
  return composition ? (JSON.parse(composition).remotes[remote]?.flags ?? {}) : {}
}

let read: FlagValues | undefined

/** Flags of this release in a browser: they stay as the page view began. */
export const ownFlags = (): FlagValues => {
  read ??= flagsOfFolder(__webpack_public_path__)
  return read
}
