import type { Result } from '@calm-rest/contract/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from './failure-words.ts'

/** Result of an attempt: the API's response, or, in words, why no request was made. */
export type Outcome<Value> = Result<Value> | { ok: false; words: string }

/**
 * One act at a time: whether it is running, and why the last one was refused. It runs until the screen has
 * its result: the promise of `onDone`. Returns whether it was done.
 */
export const useAct = <Value>(onDone?: (value: Value) => void | Promise<void>) => {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const act = async (attempt: () => Promise<Outcome<Value>>): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    const outcome = await attempt()
    if (outcome.ok) await onDone?.(outcome.value)
    setBusy(false)
    if (!outcome.ok) setProblem('words' in outcome ? outcome.words : failureWords(outcome.failure, t))
    return outcome.ok
  }
  return { busy, problem, act, clear: () => setProblem(undefined) }
}
