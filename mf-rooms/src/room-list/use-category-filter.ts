import type { Room } from '@calm-rest/contract/api'
import { useState } from 'react'

/** The value of the first tab; no category is empty. */
export const allRooms = ''

/**
 * The tab from which the visitor opened a room, so that 'Back' shows the list as it was. It lives in the memory of the
 * page and is written only on a click: on a server it never changes.
 */
let lastCategory = allRooms

/** The category that the visitor wants, or the host, by `requested`: a new one opens its tab. */
export const useWantedCategory = (requested: string | undefined) => {
  const [state, setState] = useState(() => ({ requested, wanted: requested ?? lastCategory }))
  if (state.requested !== requested) setState({ requested, wanted: requested ?? allRooms })
  return { wanted: state.wanted, choose: (wanted: string) => setState({ requested, wanted }) }
}

export type WantedCategory = ReturnType<typeof useWantedCategory>

/** The open tab, of the categories that `rooms` have; a category without rooms opens all rooms. */
export const categoryFilter = (rooms: readonly Room[], { wanted, choose }: WantedCategory) => {
  const categories = [allRooms, ...new Set(rooms.map((room) => room.category))]
  const category = categories.includes(wanted) ? wanted : allRooms
  return {
    categories,
    category,
    isShown: (room: Room) => category === allRooms || room.category === category,
    choose,
    /** The next list in this page opens with this tab. */
    rememberCategory: () => {
      lastCategory = category
    },
  }
}
