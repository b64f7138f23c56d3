import type { Room } from '@calm-rest/contract/api'
import { useState } from 'react'

/** The value of the first tab; no category is empty. */
export const allRooms = ''

/**
 * The tab from which the visitor opened a room, so that 'Back' shows the list as it was. It lives in the memory of the
 * page and is written only on a click: on a server it never changes.
 */
let lastCategory = allRooms

/**
 * The open tab, of the categories that `rooms` have. `requested` is the category that the host asks for: a new one opens its tab,
 * one without rooms opens all rooms.
 */
export const useCategoryFilter = (rooms: readonly Room[], requested: string | undefined) => {
  const [state, setState] = useState(() => ({ requested, wanted: requested ?? lastCategory }))
  if (state.requested !== requested) setState({ requested, wanted: requested ?? allRooms })
  const categories = [allRooms, ...new Set(rooms.map((room) => room.category))]
  const category = categories.includes(state.wanted) ? state.wanted : allRooms
  return {
    categories,
    category,
    isShown: (room: Room) => category === allRooms || room.category === category,
    choose: (wanted: string) => setState({ requested, wanted }),
    /** The next list in this page opens with this tab. */
    rememberCategory: () => {
      lastCategory = category
    },
  }
}
