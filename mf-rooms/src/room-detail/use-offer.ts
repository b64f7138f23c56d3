import type { Room } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { isCalendarDate } from '@calm-rest/contract/stay'
import type { Lang, StaySearch } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useEffect, useEffectEvent, useState } from 'react'
import { stayOf } from '../room-offer/offered-rooms.ts'
import type { StayOffer } from '../room-offer/room-offer.tsx'
import { type AskedSearch, askSearch, searchKey } from '../stay-search/load-rooms.ts'

/** Choices that are being made pass by faster than this. */
const pauseMs = 200

const isComplete = ({ checkIn = '', checkOut = '' }: StaySearch) =>
  isCalendarDate(checkIn) && isCalendarDate(checkOut) && checkOut > checkIn

/**
 * Price of the chosen stay in this room, shortly after each choice; `first` is the quote that came with the
 * page.
 */
export const useOffer = (room: Room, stay: StaySearch, first: AskedSearch | undefined, lang: Lang) => {
  const { api } = useHost()
  const [own, setOwn] = useState<AskedSearch>()
  const guests = Math.min(stay.guests ?? limits.guests.default, room.guests)
  const wanted: StaySearch = { ...stay, guests }
  const question = isComplete(wanted) ? searchKey(wanted) : ''
  const answer = [own, first].find((one) => one?.question === question)
  const isAnswered = answer !== undefined

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const asked = await askSearch(wanted, api, { lang, signal })
    if (!signal.aborted) setOwn(asked)
  })
  useEffect(() => {
    if (isAnswered || !question) return
    const controller = new AbortController()
    const timer = setTimeout(() => ask(controller.signal), pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isAnswered, question])

  const last = (own ?? first)?.outcome
  return {
    offer: offerOf(room, answer),
    /** From the last quote: the field stays while another price is loading. */
    asksForChildren: last?.status === 'found' && last.offers.asks.children,
  }
}

const offerOf = (room: Room, answer: AskedSearch | undefined): StayOffer | undefined => {
  if (answer?.outcome.status !== 'found') return undefined
  const { offers } = answer.outcome
  const offer = offers.offers.find(({ roomId }) => roomId === room._id)
  return offer && { ...offer, nights: offers.nights, stay: stayOf(offers), closed: offers.closed }
}
