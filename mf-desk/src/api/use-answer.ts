import type { Failure } from '@calm-rest/contract/api'
import type { StaffAnswer, StaffInput, StaffRouteName } from '@calm-rest/contract/staff'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useDesk } from './desk-context.ts'
import { readLastSeen, writeLastSeen } from './last-seen.ts'
import { isPassing } from './staff-api.ts'

export type Answer<Value> =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  /** `seenAt` is set if the API is unreachable, and this is the last seen value. */
  | { status: 'ready'; value: Value; seenAt?: string }

/** Changes come in bursts: one look shortly after the last one is enough. */
const settleMs = 150

/** Milliseconds until the next attempt after a temporary failure, whose end nothing reports. */
const againMs = 15_000

interface AnswerOptions {
  /** Name under which it stays on this device, to be shown without a network. */
  storedAs?: string
}

/** A route's response, read again whenever it changes. */
export const useAnswer = <N extends StaffRouteName>(
  name: N,
  input: StaffInput<N>,
  { storedAs }: AnswerOptions = {},
) => {
  type Value = StaffAnswer<N>
  const { call, live } = useDesk()
  const [answer, setAnswer] = useState<Answer<Value>>({ status: 'loading' })
  /** The newest request, as long as its response is needed. */
  const asked = useRef<Promise<void>>(undefined)
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  const key = JSON.stringify(input)
  const seenAt = useRef(new Date())

  const reload = useCallback(() => {
    const ask = async (): Promise<void> => {
      const signal = live.readsSignal()
      const result = await call(name, JSON.parse(key) as StaffInput<N>, { signal })
      // another request was made meanwhile: callers that wait for this one get that one's
      if (mine !== asked.current) return asked.current
      // it is read again after the write that aborted this read
      if (signal.aborted) return
      if (result.ok) {
        seenAt.current = new Date()
        if (storedAs) writeLastSeen(storedAs, result.value, seenAt.current)
        return setAnswer({ status: 'ready', value: result.value })
      }
      const { failure } = result
      if (isPassing(failure)) again.current = setTimeout(() => void reload(), againMs)
      setAnswer((before) => {
        // the last seen value stays until the API says more
        if (!isPassing(failure)) return { status: 'failed', failure }
        if (before.status === 'ready') return { seenAt: seenAt.current.toISOString(), ...before }
        const last = storedAs ? readLastSeen<Value>(storedAs) : undefined
        return last ? { status: 'ready', ...last } : { status: 'failed', failure }
      })
    }
    clearTimeout(again.current)
    const mine = ask()
    asked.current = mine
    return mine
  }, [call, live, name, key, storedAs])

  useEffect(() => {
    setAnswer({ status: 'loading' })
    let settling: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    let isLooking = false
    let isAskedAgain = false
    // one at a time: on a slow connection each next one would replace the one before, and none would be shown
    const look = async () => {
      isAskedAgain = isLooking
      if (isLooking) return
      isLooking = true
      await reload()
      isLooking = false
      if (isCurrent && isAskedAgain) lookAgain()
    }
    const lookAgain = () => (live.isHeld() ? live.lookAnew() : void look())
    void look()
    const stop = live.on(() => {
      clearTimeout(settling)
      settling = setTimeout(lookAgain, settleMs)
    })
    return () => {
      isCurrent = false
      asked.current = undefined
      clearTimeout(settling)
      clearTimeout(again.current)
      stop()
    }
  }, [reload, live])

  return { answer, reload }
}
