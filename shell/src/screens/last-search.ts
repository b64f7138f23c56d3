import { type StaySearch, searchOf, type WidgetEvent } from '@calm-rest/contract/widget'

/**
 * What was searched for last, so that the fields say it where a visitor comes back to them. It lives in the memory of
 * the page and is written only by what a visitor does: on a server it never changes.
 */
let last: StaySearch = {}

export const lastSearch = (): StaySearch => last

export const rememberSearch = (search: StaySearch): void => {
  last = searchOf(search)
}

/** For the events of a widget that searches. */
export const rememberSearched = (event: WidgetEvent): void => {
  if (event.type === 'searched') rememberSearch(event)
}
