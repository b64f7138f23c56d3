import type { Failure, Result } from '@calm-rest/contract/api'
import { useState } from 'react'

type Step =
  | { name: 'idle' }
  /** Reads the current terms of cancellation: the page may have been open for a day. */
  | { name: 'reading' }
  | { name: 'unread'; failure: Failure }
  /** Waits for a confirmation; `failure` is set after a cancellation that failed. */
  | { name: 'asking'; failure?: Failure }
  | { name: 'sending' }
  | { name: 'done' }

interface CancelStepsOptions<Shown> {
  /** Reads the current state. */
  read(): Promise<Result<Shown>>
  cancel(): Promise<Result<Shown>>
  /** Whether the guest can still cancel it. */
  isOpen(shown: Shown): boolean
  update(shown: Shown): void
}

/** Steps to cancel one room or a whole booking: show the consequence, confirm. */
export const useCancelSteps = <Shown>({ read, cancel, isOpen, update }: CancelStepsOptions<Shown>) => {
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const ask = async () => {
    setStep({ name: 'reading' })
    const result = await read()
    if (!result.ok) return setStep({ name: 'unread', failure: result.failure })
    update(result.value)
    setStep(isOpen(result.value) ? { name: 'asking' } : { name: 'idle' })
  }
  const confirm = async () => {
    setStep({ name: 'sending' })
    const result = await cancel()
    if (!result.ok) return setStep({ name: 'asking', failure: result.failure })
    update(result.value)
    setStep({ name: 'done' })
  }
  const close = () => setStep({ name: 'idle' })
  return { step, ask, confirm, close }
}

export type CancelSteps = ReturnType<typeof useCancelSteps>
