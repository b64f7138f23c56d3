import { type Host, type StaySearch, searchOf } from '@calm-rest/contract/widget'

/**
 * Writes the stay into the address of the room's own page, so that a reload and Back begin with it. The
 * history entry and the rest of the address stay. On other pages nothing is written.
 */
export const writeStayInAddress = (host: Pick<Host, 'href'>, id: string, stay: StaySearch) => {
  const url = new URL(host.href({ screen: 'room', id, ...searchOf(stay) }), location.href)
  if (url.origin !== location.origin || url.pathname !== location.pathname) return
  const ofStay = Object.keys(searchOf({}))
  for (const [name, value] of new URLSearchParams(location.search))
    if (!ofStay.includes(name) && !url.searchParams.has(name)) url.searchParams.append(name, value)
  history.replaceState(history.state, '', url)
}
