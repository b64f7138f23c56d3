import type { Composition } from '@calm-rest/contract/releases'
import { isLang } from '@calm-rest/contract/widget'
import type { NamedScreen, OwnScreenName } from '../../src/routes/screens.ts'
import { firstChoice } from '../../src/screens/partners/choice.ts'

const stay = ['checkIn', 'checkOut', 'guests', 'children']
const stayOfRoom = ['room', ...stay]

/** Query parameters that screens read (src/screens), beside those of every page. */
const parametersOf: Partial<Record<OwnScreenName, readonly string[]>> = {
  rooms: ['category', ...stay],
  room: stay,
  reviews: ['rating', 'writtenIn', 'roomType', 'sort', 'page'],
  contact: ['about'],
  book: stayOfRoom,
  login: stayOfRoom,
  register: stayOfRoom,
  partners: [...Object.keys(firstChoice), 'form'],
}

/** Language and partner (src/site/attribution.ts): the form of the language picker carries them on. */
const ofEveryPage = ['lang', 'partner', 'campaign', 'sig']

interface SearchedPage {
  screen: NamedScreen
  search: string
  composition: Pick<Composition, 'remotes'>
}

/**
 * The query of a page reduced to the parameters that its screen reads, in one order, so that variations do
 * not make another page. A page of one person, by its screen or by a preview, keeps its query.
 */
export const pageSearch = ({ screen, search, composition }: SearchedPage): string => {
  if (search === '' || screen.personal || !isForAll(composition)) return search
  const given = new URLSearchParams(search)
  const own = screen.route
    ? Object.keys(screen.route.query ?? {})
    : parametersOf[screen.name as OwnScreenName]
  const read = [...new Set([...(own ?? []), ...ofEveryPage])].flatMap((name) => {
    const value = given.get(name)
    return value === null || (name === 'lang' && !isLang(value)) ? [] : [[name, value]]
  })
  return read.length === 0 ? '' : `?${new URLSearchParams(read)}`
}

/** Whether a page has live releases only, and no version that one person sees. */
export const isForAll = ({ remotes }: Pick<Composition, 'remotes'>): boolean =>
  Object.values(remotes).every(({ source }) => source === 'stable' || source === 'canary')
