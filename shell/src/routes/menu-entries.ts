import type { MenuEntry, PagePlaces } from '@calm-rest/contract/releases'

/** Most entries of remotes that stand in the bar of wide screens whatever they say; with more, it has those that fit. */
export const barEntriesMax = 3

/** The menu entries of remotes, in order: those that a document names, or those of all pages. */
export const menuEntriesOf = (places: PagePlaces | undefined): readonly MenuEntry[] =>
  places?.menu ??
  (places?.routes ?? []).flatMap(({ path, menu }) => (menu ? { path, labels: menu.labels } : []))
