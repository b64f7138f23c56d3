import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Random } from '@calm-rest/testing/random'
import { oneOf, wholeOf } from './choose.ts'
import type { SeasonUnit } from './spans.ts'
import type { SeasonStay } from './stays.ts'
import { doubtful, type Opinion, opinions, questions } from './words.ts'

export interface SeasonMessage {
  fullName: string
  email: string
  phone: string | null
  message: string
  lang: Lang
  createdAt: string
  /** Null if nobody has answered yet. */
  reply: { reply: string; createdAt: string } | null
}

export interface SeasonReview extends Opinion {
  /** A UUID. */
  id: string
  status: 'published' | 'waiting' | 'hidden'
  roomId: string
  category: string
  name: string
  country: string
  nights: number
  createdAt: string
  /** Reference of its stay. */
  reference: string
}

const hourMs = 60 * 60_000
const messageCount = 60
const openMessages = 5
const reviewCount = 90

/** A name as guests write it themselves. */
const nameOf = ({ firstName, lastName, lang }: SeasonStay) =>
  lang === 'zh' ? lastName + firstName : `${firstName} ${lastName}`

/** Returns messages of guests with an address, newest first. The newest of them wait for an answer. */
export const planMessages = (stays: readonly SeasonStay[], now: Date, random: Random): SeasonMessage[] => {
  const writers = stays.filter(({ email, status }) => email !== '' && status === 'confirmed')
  return Array.from({ length: messageCount }, (_, i) => {
    const writer = oneOf(random, writers)
    const { email, phone, lang } = writer
    const at = now.getTime() - (1 + i * 30 + wholeOf(random, 24)) * hourMs
    const { message, reply } = oneOf(random, questions[lang])
    const answeredAt = new Date(at + (1 + wholeOf(random, 6)) * hourMs).toISOString()
    return {
      fullName: nameOf(writer),
      email,
      phone,
      message,
      lang,
      createdAt: new Date(at).toISOString(),
      reply: i < openMessages || answeredAt > now.toISOString() ? null : { reply, createdAt: answeredAt },
    }
  })
}

const uuid = (random: Random) => {
  const hex = Array.from({ length: 32 }, () => wholeOf(random, 16).toString(16)).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

/** Returns reviews of stays that are over, latest first. The newest are doubtful, and wait. */
export const planReviews = (
  stays: readonly SeasonStay[],
  units: readonly SeasonUnit[],
  today: CalendarDate,
  random: Random,
): SeasonReview[] => {
  const categories = new Map(units.map(({ roomId, category }) => [roomId, category]))
  const over = stays
    .filter(({ status, email, checkOut }) => status === 'completed' && email !== '' && checkOut < today)
    .toSorted((a, b) => b.checkOut.localeCompare(a.checkOut))
  const step = Math.max(1, Math.floor(over.length / reviewCount))
  return over
    .filter((_, i) => i % step === 0)
    .map((stay, i) => {
      const { roomId, checkOut, country, reference, lang, nights } = stay
      const doubt = doubtful[i]
      const writtenAt = Date.parse(`${checkOut}T04:00:00Z`) + wholeOf(random, 12) * hourMs
      return {
        ...(doubt ?? oneOf(random, opinions[lang])),
        id: uuid(random),
        status: doubt ? 'waiting' : i % 20 === 19 ? 'hidden' : 'published',
        roomId,
        category: categories.get(roomId) ?? '',
        name: nameOf(stay),
        country,
        reference,
        nights: nights.length,
        createdAt: new Date(writtenAt).toISOString(),
      }
    })
}
