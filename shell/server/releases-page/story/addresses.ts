import type { Lang } from '@calm-rest/contract/widget'
import { comparePath } from '@calm-rest/releases'

/** Address of a version beside the live one. One that was never live needs a signature, too. */
export const compareAddress = (lang: Lang, remote: string, version: string) =>
  `${comparePath}?${new URLSearchParams({ [remote]: version, lang })}`

/** Address of the site with a version that is or was live. */
export const previewAddress = (lang: Lang, remote: string, version: string) =>
  `/?${new URLSearchParams({ [remote]: version, lang })}`

/** Address of the page of a remote. */
export const remoteAddress = (lang: Lang, remote: string) => `/releases/${remote}?lang=${lang}`
