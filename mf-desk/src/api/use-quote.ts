import type { Failure } from '@calm-rest/contract/api'
import type { StaffAnswer, StaffInput, StaffRouteName } from '@calm-rest/contract/staff'
import { useEffect, useState } from 'react'
import { useDesk } from './desk-context.ts'

export type Quoted<Value> =
  /** Nothing was requested. */
  | { status: 'none' }
  | { status: 'asking' }
  | { status: 'ready'; quote: Value }
  | { status: 'failed'; failure: Failure }

interface QuoteOptions {
  /** Debounce of typing, in milliseconds. */
  settleMs?: number
  /** A new number repeats the request. */
  attempt?: number
}

/**
 * Quote for a pending change, requested again with each choice; it reserves and changes nothing. If the API
 * was unreachable, the next event repeats the request.
 */
export const useQuote = <N extends StaffRouteName>(
  name: N,
  input: StaffInput<N> | undefined,
  { settleMs = 0, attempt = 0 }: QuoteOptions = {},
) => {
  const { call, live } = useDesk()
  const [quoted, setQuoted] = useState<Quoted<StaffAnswer<N>>>({ status: 'none' })
  const [looks, setLooks] = useState(0)
  const asked = JSON.stringify(input)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt, or look, is another question
  useEffect(() => {
    if (asked === undefined) return setQuoted({ status: 'none' })
    let isCurrent = true
    setQuoted({ status: 'asking' })
    const ask = async () => {
      const result = await call(name, JSON.parse(asked) as StaffInput<N>)
      if (!isCurrent) return
      if (result.ok) setQuoted({ status: 'ready', quote: result.value })
      else setQuoted({ status: 'failed', failure: result.failure })
    }
    const settling = setTimeout(() => void ask(), settleMs)
    return () => {
      isCurrent = false
      clearTimeout(settling)
    }
  }, [call, name, asked, attempt, looks])

  const isUnreached = quoted.status === 'failed' && quoted.failure.kind !== 'api'
  useEffect(
    () => (isUnreached ? live.on(() => setLooks((before) => before + 1)) : undefined),
    [live, isUnreached],
  )
  return quoted
}
