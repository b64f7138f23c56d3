import type { Result } from '@calm-rest/contract/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../session/failure-words.ts'

/** One act at a time: whether it is under way, and why the last one was refused. Answers whether it was done. */
export const useAct = <Value>(onDone?: (value: Value) => void) => {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const act = async (attempt: () => Promise<Result<Value>>): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    const result = await attempt()
    setBusy(false)
    if (result.ok) onDone?.(result.value)
    else setProblem(failureWords(result.failure, t))
    return result.ok
  }
  return { busy, problem, act, clear: () => setProblem(undefined) }
}
