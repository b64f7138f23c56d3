import type { StayDraft, To } from '@calm-rest/contract/widget'
import { screens } from '../screens/screens.ts'

/** Path of a screen of this site, with the stay in its query. */
export const addressOf = (to: Exclude<To, { screen: 'back' }>): string => {
  switch (to.screen) {
    case 'room':
      return `/rooms/${encodeURIComponent(to.id)}`
    case 'rooms':
      return `/rooms${query({ category: 'category' in to ? to.category : undefined })}`
    case 'login':
    case 'register':
    case 'book':
      return `/${to.screen}${query(stayOf(to))}`
    case 'contact':
      return `/contact${query({ about: 'about' in to ? to.about : undefined })}`
    default:
      return screens.find(({ name }) => name === to.screen)?.path ?? '/'
  }
}

/** The stay that an address carries. */
export const stayFrom = (search: URLSearchParams): StayDraft => {
  const guests = Number(search.get('guests'))
  return {
    room: search.get('room') ?? undefined,
    checkIn: search.get('checkIn') ?? undefined,
    checkOut: search.get('checkOut') ?? undefined,
    guests: Number.isInteger(guests) && guests > 0 ? guests : undefined,
  }
}

const stayOf = ({ room, checkIn, checkOut, guests }: StayDraft) => ({ room, checkIn, checkOut, guests })

const query = (values: Record<string, string | number | undefined>) => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}
