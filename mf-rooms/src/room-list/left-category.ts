/**
 * The tab from which the visitor went to a room, so that 'Back' leads to the list as it was left. In memory of
 * the page only, and written only after a click: on a server it is always empty.
 */
let left = ''

export const leaveCategory = (category: string): void => {
  left = category
}

export const leftCategory = (): string => left
