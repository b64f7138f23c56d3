import { useState } from 'react'
import { RemoteSlot } from '../../slots/remote-slot.tsx'
import { lastSearch, rememberSearched } from '../last-search.ts'

/** The search, with what was searched for last. */
export const HeroSearch = () => {
  const [search] = useState(lastSearch)
  return <RemoteSlot remote="mf-rooms" widget="stay-search" props={search} onEvent={rememberSearched} minor />
}
