import { backendReleaseHeader } from '@calm-rest/contract/backends'
import type { OpenBackend } from '@calm-rest/contract/widget'

/** Address of the folder of this release's files; the build replaces the name. */
declare const __webpack_public_path__: string

/** The backends of the release whose files are in this folder, by way of the page's site. */
export const backendsOf =
  (folder: string): OpenBackend =>
  (name) => ({
    fetch: (path, { headers, ...init } = {}) => {
      const release = new URL(folder, location.href).pathname
      const [, remote] = /\/(mf-[a-z][a-z0-9-]*)\//.exec(release) ?? []
      // other hosts and partners' pages are no page of the site
      if (!remote || !document.getElementById('composition'))
        return Promise.reject(new TypeError('Backends can be reached from pages of the site only'))
      return fetch(`/x/${remote}/${name}${path}`, {
        ...init,
        headers: { ...headers, [backendReleaseHeader]: release },
      } as RequestInit)
    },
  })

/** The backends of this release in a browser. */
export const ownBackend: OpenBackend = (name) => backendsOf(__webpack_public_path__)(name)
