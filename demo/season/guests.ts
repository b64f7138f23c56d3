import type { Lang } from '@calm-rest/contract/widget'
import type { Random } from '@calm-rest/testing/random'
import { happens, oneOf, wholeOf } from './choose.ts'

export interface SeasonGuest {
  firstName: string
  lastName: string
  /** In a domain that nobody can own. */
  email: string
  /** E.164, in ranges reserved for films; null if a country has none. */
  phone: string | null
  lang: Lang
  country: string
  /** ISO 3166-1 alpha-2. */
  nationality: string
}

interface Origin {
  country: string
  nationality: string
  lang: Lang
  firstNames: readonly string[]
  lastNames: readonly string[]
  /** Prefix of a number, followed by two digits. */
  phone: string | null
}

/** Countries of guests, each as often as it is listed. */
const origins: readonly Origin[] = [
  {
    country: 'Germany',
    nationality: 'DE',
    lang: 'de',
    phone: '+4930231250',
    firstNames: ['Jonas', 'Lena', 'Jürgen', 'Sabine', 'Felix', 'Annika', 'Matthias', 'Katharina', 'Björn'],
    lastNames: ['Müller', 'Weiß', 'Hoffmann', 'Krüger', 'Vogel', 'Schröder', 'Lindner', 'Baumgärtner'],
  },
  {
    country: 'United Kingdom',
    nationality: 'GB',
    lang: 'en',
    phone: '+4477009000',
    firstNames: ['Oliver', 'Harriet', 'George', 'Imogen', 'Rhys', 'Fiona', 'Alistair', 'Priya', 'Nadia'],
    lastNames: ['Hughes', 'MacLeod', 'Turner', "O'Brien", 'Whitfield', 'Patel', 'Ashworth', 'Fraser'],
  },
  {
    country: 'China',
    nationality: 'CN',
    lang: 'zh',
    phone: null,
    firstNames: ['伟', '静', '建国', '雨桐', '子涵', '丽华', '浩然', '晓明'],
    lastNames: ['王', '李', '张', '陈', '刘', '欧阳', '黄', '赵'],
  },
  {
    country: 'Sri Lanka',
    nationality: 'LK',
    lang: 'en',
    phone: null,
    firstNames: ['Amara', 'Ruwan', 'Dilani', 'Kasun', 'Thilini', 'Suresh', 'Ishara', 'Nuwan'],
    lastNames: ['Perera', 'Fernando', 'Jayawardena', 'Wickramasinghe', 'de Silva', 'Rajapakse'],
  },
  {
    country: 'Australia',
    nationality: 'AU',
    lang: 'en',
    phone: '+614915701',
    firstNames: ['Mia', 'Lachlan', 'Zoe', 'Hamish', 'Ruby', 'Declan'],
    lastNames: ['Nguyen', 'Campbell', 'Wright', 'Kelly', 'Papadopoulos'],
  },
  {
    country: 'Austria',
    nationality: 'AT',
    lang: 'de',
    phone: null,
    firstNames: ['Magdalena', 'Florian', 'Theresa', 'Lukas', 'Elfriede'],
    lastNames: ['Gruber', 'Huber', 'Pichler', 'Moser', 'Steiner-Hofbauer'],
  },
]

/** Number of regular guests, and the share of their stays. */
const regulars = 80
const regularChance = 0.2

/** Creates guests one after another. Some come repeatedly. */
export const createGuests = (random: Random) => {
  let count = 0
  const next = (): SeasonGuest => {
    const { firstNames, lastNames, phone, ...origin } = oneOf(random, origins)
    count += 1
    return {
      ...origin,
      firstName: oneOf(random, firstNames),
      lastName: oneOf(random, lastNames),
      email: `guest-${count}@demonstration.example`,
      phone: phone && `${phone}${10 + wholeOf(random, 90)}`,
    }
  }
  const known = Array.from({ length: regulars }, next)
  return (): SeasonGuest => (happens(random, regularChance) ? oneOf(random, known) : next())
}
