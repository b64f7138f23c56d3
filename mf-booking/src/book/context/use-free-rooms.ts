import { useHost } from '@calm-rest/federation/widget'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { completeStay } from '../dates/stay-dates.ts'
import type { FreeRooms } from '../rules/availability.ts'
import type { BookingStore } from '../store/booking-store.ts'

/** Dates that are being typed pass by faster than this. */
const pauseMs = 200

interface Answer {
  question: string
  free: FreeRooms
}

/**
 * Asks which rooms are free once both dates are chosen, and again after one turned out to be taken. Help only:
 * without an answer nothing is marked and nothing is held back.
 */
export const useFreeRooms = (store: BookingStore): FreeRooms => {
  const { api } = useHost()
  const checkIn = useStore(store, (state) => state.draft.checkIn)
  const checkOut = useStore(store, (state) => state.draft.checkOut)
  const lostRooms = useStore(store, (state) => state.lostRooms)
  const [answer, setAnswer] = useState<Answer>()
  const question = completeStay({ checkIn, checkOut }) ? `${checkIn}/${checkOut}/${lostRooms}` : ''

  useEffect(() => {
    if (!question) return
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      const result = await api.rooms.list({ checkIn, checkOut }, { signal })
      if (signal.aborted) return
      const free: FreeRooms = result.ok
        ? {
            status: 'known',
            ids: new Set(result.value.flatMap((room) => (room.available ? [room._id] : []))),
            prices: new Map(result.value.map((room) => [room._id, room])),
          }
        : { status: 'unknown' }
      setAnswer({ question, free })
    }
    const timer = setTimeout(ask, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, question, checkIn, checkOut])

  if (!question) return { status: 'unknown' }
  return answer?.question === question ? answer.free : { status: 'asking' }
}
