import type { MenuEntry, PagePlaces } from '@calm-rest/contract/releases'

/** The menu entries of remotes, in order: those that a document names, or those of all pages. */
export const menuEntriesOf = (places: PagePlaces | undefined): readonly MenuEntry[] =>
  places?.menu ??
  (places?.routes ?? []).flatMap(({ path, menu }) => (menu ? { path, labels: menu.labels } : []))
