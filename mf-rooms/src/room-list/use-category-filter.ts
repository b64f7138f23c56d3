import type { Room } from '@calm-rest/contract/api'
import { useState } from 'react'
import { categoriesOf } from '../category/categories-of.ts'
import { leftCategory } from './left-category.ts'

/** The value of the first tab; no category is empty. */
export const allRooms = ''

/**
 * The tab that is open and the rooms behind it. `begin` is the host's wish: a new one opens its tab, one that
 * no room has opens all rooms.
 */
export const useCategoryFilter = (rooms: readonly Room[], begin: string | undefined) => {
  const [state, setState] = useState(() => ({ begin, wanted: begin ?? leftCategory() }))
  if (state.begin !== begin) setState({ begin, wanted: begin ?? allRooms })
  const categories = [allRooms, ...categoriesOf(rooms)]
  const category = categories.includes(state.wanted) ? state.wanted : allRooms
  return {
    categories,
    category,
    shown: rooms.filter((room) => category === allRooms || room.category === category),
    choose: (wanted: string) => setState({ begin, wanted }),
  }
}
