import type { Loaded } from '@calm-rest/federation/widget'
import { useState } from 'react'
import type { BookData } from '../load.ts'

const nothing: BookData = { rooms: [], today: undefined, formId: '' }

/** The rooms last read: they stay on the screen while newer ones are on their way, or do not come. */
export const useBookData = (loaded: Loaded<BookData>): BookData => {
  const [last, setLast] = useState(loaded.status === 'ready' ? loaded.data : nothing)
  if (loaded.status !== 'ready') return last
  if (loaded.data !== last) setLast(loaded.data)
  return loaded.data
}
