import type { Result } from '@calm-rest/contract/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from './failure-words.ts'

/** What came of an attempt: the API's answer, or, in words, why nothing was asked of it. */
export type Outcome<Value> = Result<Value> | { ok: false; words: string }

/**
 * One act at a time: whether it is under way, and why the last one was refused. It is under way until the screen has what
 * came of it: what `onDone` promises. Answers whether it was done.
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
