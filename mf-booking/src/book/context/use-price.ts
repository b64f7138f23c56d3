import type { Quote, Result } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import type { BookData } from '../load.ts'
import { chosenRooms } from '../rules/availability.ts'
import { type AskedClosure, askClosure, isRefusedAsClosed } from '../rules/closure.ts'
import { type AskedPrice, type Price, questionOf, toPrice } from '../rules/price.ts'
import { quoteInputOf } from '../rules/quote.ts'
import type { BookingStore } from '../store/booking-store.ts'

/** Debounce of choices, in milliseconds. */
const pauseMs = 200

/**
 * Requests the price of the current choice, shortly after each change; `first` is the quote that came with
 * the page.
 */
export const usePrice = (store: BookingStore, { rooms, price: first, closure }: BookData, lang: Lang) => {
  const { api } = useHost()
  const draft = useStore(store, (state) => state.draft)
  const changes = useStore(store, (state) => state.priceChanges)
  const [own, setOwn] = useState<AskedPrice>()
  const input = quoteInputOf(draft, chosenRooms(rooms, draft))
  const question = input && questionOf(input, lang, changes)
  const answer = [own, first].find((one) => one !== undefined && one.question === question)
  const isAnswered = answer !== undefined
  const [ownClosure, setOwnClosure] = useState<AskedClosure>()
  const foundClosure = [ownClosure, closure].find((one) => one !== undefined && one.question === question)
  const asksForClosure = answer !== undefined && isRefusedAsClosed(answer) && !foundClosure

  /** Skips the debounce. */
  const ask = async (signal?: AbortSignal): Promise<Result<Quote> | undefined> => {
    if (!input || !question) return undefined
    const result = await api.quotes.create(input, { lang, signal })
    if (!signal?.aborted) setOwn({ question, result })
    return result
  }
  const askAfterPause = useEffectEvent(ask)

  useEffect(() => {
    if (isAnswered || !question) return
    const controller = new AbortController()
    const timer = setTimeout(() => askAfterPause(controller.signal), pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isAnswered, question])

  const askForClosure = useEffectEvent(async (signal: AbortSignal) => {
    if (!question) return
    const closed = await askClosure(draft, chosenRooms(rooms, draft), api, { lang, signal })
    if (!signal.aborted) setOwnClosure({ question, closed })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another answer
  useEffect(() => {
    if (!asksForClosure) return
    const controller = new AbortController()
    void askForClosure(controller.signal)
    return () => controller.abort()
  }, [asksForClosure, question])

  const lastQuote = useLast(answer?.result.ok ? answer.result.value : undefined)
  const waiting: Price = { status: question ? 'asking' : 'open' }
  return {
    price: answer ? toPrice(answer.result) : waiting,
    closed: foundClosure?.closed,
    askPrice: ask,
    lastQuote,
  }
}

/** The last defined value. */
const useLast = <T>(value: T | undefined): T | undefined => {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
