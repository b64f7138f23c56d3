import type { Failure, Result } from '@calm-rest/contract/api'
import { useState } from 'react'

type Step =
  | { name: 'idle' }
  /** Reads what cancelling means now: the page may have been open for a day. */
  | { name: 'reading' }
  | { name: 'unread'; failure: Failure }
  /** The guest is asked; `failure` is set after a cancellation that failed. */
  | { name: 'asking'; failure?: Failure }
  | { name: 'sending' }
  | { name: 'done' }

interface CancelStepsOptions<Shown> {
  /** Reads the current state. */
  read(): Promise<Result<Shown>>
  cancel(): Promise<Result<Shown>>
  /** Whether the guest can still cancel it. */
  isOpen(shown: Shown): boolean
  learnt(shown: Shown): void
}

/** Steps to cancel one room or a whole booking: show the consequence, confirm. */
export const useCancelSteps = <Shown>({ read, cancel, isOpen, learnt }: CancelStepsOptions<Shown>) => {
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const asked = async () => {
    setStep({ name: 'reading' })
    const result = await read()
    if (!result.ok) return setStep({ name: 'unread', failure: result.failure })
    learnt(result.value)
    setStep(isOpen(result.value) ? { name: 'asking' } : { name: 'idle' })
  }
  const confirmed = async () => {
    setStep({ name: 'sending' })
    const result = await cancel()
    if (!result.ok) return setStep({ name: 'asking', failure: result.failure })
    learnt(result.value)
    setStep({ name: 'done' })
  }
  const left = () => setStep({ name: 'idle' })
  return { step, asked, confirmed, left }
}

export type CancelSteps = ReturnType<typeof useCancelSteps>
