import { useHost } from '@calm-rest/federation/widget'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { BookData } from '../load.ts'
import { type AskedFree, type FreeRooms, freeOf, freeQuestionOf } from '../rules/availability.ts'
import type { BookingStore } from '../store/booking-store.ts'

/** Debounce of typed dates, in milliseconds. */
const pauseMs = 200

/**
 * Requests which rooms are free once both dates are chosen, and again after one turned out to be taken. It is
 * a hint: without a response nothing is marked or prevented. `first` is the response that came with the page.
 */
export const useFreeRooms = (store: BookingStore, { free: first }: BookData): FreeRooms => {
  const { api } = useHost()
  const checkIn = useStore(store, (state) => state.draft.checkIn)
  const checkOut = useStore(store, (state) => state.draft.checkOut)
  const lostRooms = useStore(store, (state) => state.lostRooms)
  const [answer, setAnswer] = useState<AskedFree>()
  const question = freeQuestionOf({ checkIn, checkOut }, lostRooms)

  useEffect(() => {
    if (!question) return
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      const result = await api.rooms.list({ checkIn, checkOut }, { signal })
      if (signal.aborted) return
      setAnswer({ question, free: result.ok ? freeOf(result.value) : { status: 'unknown' } })
    }
    const timer = setTimeout(ask, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, question, checkIn, checkOut])

  if (!question) return { status: 'unknown' }
  const found = [answer, first].find((one) => one?.question === question)
  return found?.free ?? { status: 'asking' }
}
