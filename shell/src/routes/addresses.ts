import {
  type Lang,
  reviewSearchOf,
  type StayDraft,
  searchOf,
  stayOf,
  type To,
} from '@calm-rest/contract/widget'
import { screens } from './screens.ts'

/** Path of a screen of this site, with the stay in its query and, where given, the language. */
export const addressOf = (to: Exclude<To, { screen: 'back' }>, lang?: Lang): string =>
  inLanguage(pathOf(to), lang)

/** The same address for a visitor whose language is in it. */
export const inLanguage = (address: string, lang: Lang | undefined): string => {
  if (lang === undefined) return address
  const [page = '', fragment] = address.split('#')
  return `${page}${page.includes('?') ? '&' : '?'}lang=${lang}${fragment ? `#${fragment}` : ''}`
}

/** Whether an address has a language: its links then do, too, so that visitors without scripts keep it. */
export const namesLanguage = (search: string): boolean => new URLSearchParams(search).has('lang')

const pathOf = (to: Exclude<To, { screen: 'back' }>): string => {
  switch (to.screen) {
    case 'room':
      return `/rooms/${encodeURIComponent(to.id)}${query(searchOf(to))}`
    case 'rooms':
      return `/rooms${query({ category: to.category, ...searchOf(to) })}`
    case 'reviews':
      return `/testimonials${query({ ...reviewSearchOf(to), page: to.page })}`
    case 'login':
    case 'register':
    case 'book':
      return `/${to.screen}${query(stayOf(to))}`
    case 'booking':
      // the page takes it out of its address at once
      return `/booking${'token' in to && to.token ? `#${to.token}` : ''}`
    case 'contact':
      return `/contact${query({ about: 'about' in to ? to.about : undefined })}`
    case 'remote-route':
      // never to another host, and never a script
      return to.path.replace(/^\W*/, '/')
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
    children: search.get('children') ?? undefined,
  }
}

const query = (values: Record<string, string | number | undefined>) => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}
