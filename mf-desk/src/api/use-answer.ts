import type { Failure } from '@calm-rest/contract/api'
import type { StaffAnswer, StaffInput, StaffRouteName } from '@calm-rest/contract/staff'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useDesk } from './desk-context.ts'
import { readLastSeen, writeLastSeen } from './last-seen.ts'
import { isPassing } from './staff-api.ts'

export type Answer<Value> =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  /** `seenAt` is set if the API is unreachable and this is the last stored value. */
  | { status: 'ready'; value: Value; seenAt?: string }

/** Debounce: changes come in bursts. */
const settleMs = 150

/** Milliseconds until the next attempt after a temporary failure. */
const againMs = 15_000

interface AnswerOptions {
  /** Name of the stored copy on this device, shown while offline. */
  storedAs?: string
}

/** Response of a route, read again after each change. */
export const useAnswer = <N extends StaffRouteName>(
  name: N,
  input: StaffInput<N>,
  { storedAs }: AnswerOptions = {},
) => {
  type Value = StaffAnswer<N>
  const { call, live } = useDesk()
  const [answer, setAnswer] = useState<Answer<Value>>({ status: 'loading' })
  /** The newest request while its response is needed. */
  const asked = useRef<Promise<void>>(undefined)
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  const key = JSON.stringify(input)
  const seenAt = useRef(new Date())

  const reload = useCallback(() => {
    const ask = async (): Promise<void> => {
      const signal = live.readsSignal()
      const result = await call(name, JSON.parse(key) as StaffInput<N>, { signal })
      // a newer request has started: callers that wait for this one get its result
      if (mine !== asked.current) return asked.current
      // the write that aborted this read triggers another one
      if (signal.aborted) return
      if (result.ok) {
        seenAt.current = new Date()
        if (storedAs) writeLastSeen(storedAs, result.value, seenAt.current)
        return setAnswer({ status: 'ready', value: result.value })
      }
      const { failure } = result
      if (isPassing(failure)) again.current = setTimeout(() => void reload(), againMs)
      setAnswer((before) => {
        // the stored value stays until the API responds
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
    // one at a time: on a slow connection each request would abort the previous one, and none would finish
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
