import { type DeclaredPlaces, releaseManifest } from '@calm-rest/contract/releases'
import type { Site } from '@calm-rest/testing'
import { publishVariant } from './variant.fixture.ts'

const inAll = (text: string) => ({ en: text, de: `${text} auf Deutsch`, zh: `${text} 中文` })

/** A page of the reviews at a path. */
export const spaRoute = (path: string) => ({
  path,
  widget: 'review-list',
  titles: inAll('Spa & <rest>'),
  descriptions: inAll('What "guests" say of the <spa>.'),
})

/** A page at /spa with an entry in the menu, and one below it that is one person's. */
export const spaPlaces = {
  routes: [
    { ...spaRoute('/spa'), query: { page: 'count' }, menu: { labels: inAll('Spa'), order: 10 } },
    { ...spaRoute('/spa/write/:token'), widget: 'write-review', personal: true },
  ],
} satisfies DeclaredPlaces

interface NewRelease {
  version?: string
  places: DeclaredPlaces
  /** As in `Variant`. */
  rewrite?: (file: string, text: string) => string
}

/** Publishes a remote that the shell has never heard of: the reviews once more under another name, with places of its own. */
export const publishRemote = (
  site: Site,
  remote: string,
  { version = '7.0.0', places, rewrite }: NewRelease,
) =>
  publishVariant(site, {
    remote: 'mf-reviews',
    // one container for each release
    version: `${version}-${remote}`,
    ...(rewrite && { rewrite }),
    manifest: (manifest) => releaseManifest.parse({ ...manifest, remote, version, places }),
  })
