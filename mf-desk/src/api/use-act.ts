import type { Result } from '@calm-rest/contract/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from './failure-words.ts'

/** Result of an attempt: the API's response, or a text that explains why no request was made. */
export type Outcome<Value> = Result<Value> | { ok: false; words: string }

/**
 * Runs one action at a time. It counts as running until the promise of `onDone` resolves, so that the screen
 * has its result. Returns whether the action succeeded.
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
