import type { Failure } from '@calm-rest/contract/api'
import type { StaffAnswer, StaffInput, StaffRouteName } from '@calm-rest/contract/staff'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useDesk } from './desk-context.ts'
import { readLastSeen, writeLastSeen } from './last-seen.ts'
import { isPassing } from './staff-api.ts'

export type Answer<Value> =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  /** `seenAt` where the API cannot be reached now, and this is what was seen last. */
  | { status: 'ready'; value: Value; seenAt?: string }

/** Changes come in bursts: one look a moment after the last of them is enough. */
const settleMs = 150

/** After a failure that passes: nothing tells that it has passed. */
const againMs = 15_000

interface AnswerOptions {
  /** Name under which it stays on this device, to be shown without a network. */
  storedAs?: string
}

/** What a route answers, read anew whenever somebody changes something. */
export const useAnswer = <N extends StaffRouteName>(
  name: N,
  input: StaffInput<N>,
  { storedAs }: AnswerOptions = {},
) => {
  type Value = StaffAnswer<N>
  const { call, live } = useDesk()
  const [answer, setAnswer] = useState<Answer<Value>>({ status: 'loading' })
  /** The newest question, as long as its answer is wanted. */
  const asked = useRef<Promise<void>>(undefined)
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  const key = JSON.stringify(input)
  const seenAt = useRef(new Date())

  const reload = useCallback(() => {
    const ask = async (): Promise<void> => {
      const signal = live.readsSignal()
      const result = await call(name, JSON.parse(key) as StaffInput<N>, { signal })
      // another question was asked meanwhile: whoever waits for this one waits for what holds
      if (mine !== asked.current) return asked.current
      // it is read anew after the write that has ended this read
      if (signal.aborted) return
      if (result.ok) {
        seenAt.current = new Date()
        if (storedAs) writeLastSeen(storedAs, result.value, seenAt.current)
        return setAnswer({ status: 'ready', value: result.value })
      }
      const { failure } = result
      if (isPassing(failure)) again.current = setTimeout(() => void reload(), againMs)
      setAnswer((before) => {
        // what was seen is the best there is until the API says more
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
    // one at a time: on a slow line each next one would take the answer of that before, and none would be shown
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
