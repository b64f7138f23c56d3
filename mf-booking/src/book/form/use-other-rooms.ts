import type { Offers } from '@calm-rest/contract/api'
import { readAges } from '@calm-rest/contract/stay'
import { useHost } from '@calm-rest/federation/widget'
import { useEffect, useState } from 'react'
import { useLang } from '../../use-lang.ts'
import { useBookingContext, useRoom } from '../context/booking-context.ts'
import { completeStay } from '../dates/stay-dates.ts'
import type { BookableRoom } from '../rules/bookable-room.ts'
import type { Draft } from '../rules/draft.ts'
import { nearestInPrice } from '../rules/nearest-in-price.ts'

export interface OtherRoom {
  room: BookableRoom
  totalPrice: number
}

/** Other rooms that can be booked for the same nights and guests; undefined while unknown. */
export const useOtherRooms = ({ checkIn, checkOut, guests, ...more }: Draft): OtherRoom[] | undefined => {
  const { api } = useHost()
  const lang = useLang()
  const { rooms } = useBookingContext()
  const chosen = useRoom()
  const [answer, setAnswer] = useState<{ question: string; offers: Offers }>()
  const isAsked = completeStay({ checkIn, checkOut }) !== undefined
  const children = readAges(more.children).join(',') || undefined
  const question = [checkIn, checkOut, guests, children, lang].join('/')

  useEffect(() => {
    if (!isAsked) return
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      const result = await api.offers.list({ checkIn, checkOut, guests, children }, { lang, signal })
      if (result.ok && !signal.aborted) setAnswer({ question, offers: result.value })
    }
    void ask()
    return () => controller.abort()
  }, [api, isAsked, checkIn, checkOut, guests, children, lang, question])

  if (answer?.question !== question) return undefined
  return nearestInPrice(answer.offers.offers, chosen?._id).flatMap(({ roomId, totalPrice }) => {
    const room = rooms.find(({ _id }) => _id === roomId)
    return room ? [{ room, totalPrice }] : []
  })
}
