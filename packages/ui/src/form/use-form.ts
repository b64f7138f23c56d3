import type { Result } from '@calm-rest/contract/api'
import type { Submitted } from '@calm-rest/contract/widget'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { isFocusLost } from './focus.ts'
import { initialProblems, initialValues } from './form-values.ts'
import { type Problems, problemsFrom, problemsOf } from './problems.ts'

export interface FormOptions<Value, Own extends string> {
  /** Rules that the fields' attributes cannot express. */
  check?: (data: FormData) => Problems<Own>
  send: (data: FormData) => Promise<Result<Value>>
  onSent?: (form: HTMLFormElement) => void
  /** Problems that are cleared when another field is edited: `{ password: 'confirmPassword' }`. */
  alsoClears?: Readonly<Record<string, string>>
  /** Result of this form in a page that responds to it, as initial state. */
  begin?: Submitted<Value> | undefined
}

interface FormState<Value, Own extends string> {
  sending: boolean
  problems: Problems<Own>
  /** The response to the last attempt. */
  result: Result<Value> | undefined
  attempts: number
}

/**
 * One form: it validates, submits once, and keeps the input after a failure. Fields are uncontrolled, so that
 * input from before hydration stays.
 */
export const useForm = <Value, Own extends string = never>(options: FormOptions<Value, Own>) => {
  const { check, send, onSent, alsoClears = {}, begin } = options
  const ref = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<FormState<Value, Own>>(() => ({
    sending: false,
    problems: initialProblems<Own>(begin),
    result: begin?.result,
    attempts: 0,
  }))
  const [initial] = useState(() => ({ values: initialValues(begin), ...whereToLook(begin) }))

  const submitted = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const { attempts } = state
    const problems = { ...check?.(data), ...problemsOf(form.elements) }
    if (Object.keys(problems).length > 0) {
      return setState({ sending: false, problems, result: undefined, attempts: attempts + 1 })
    }
    setState({ sending: true, problems, result: undefined, attempts })
    const result = await send(data)
    if (result.ok) onSent?.(form)
    const refused = result.ok ? {} : problemsFrom(result.failure)
    setState({ sending: false, problems: refused, result, attempts: attempts + 1 })
  }

  const edited = ({ target }: ChangeEvent<HTMLFormElement>) => clear(target.name)
  const clear = (field: string) =>
    setState((now) => {
      const { [field]: _edited, [alsoClears[field] ?? field]: _linked, ...problems } = now.problems
      return { ...now, problems }
    })

  useEffect(() => {
    if (state.attempts > 0) focusAfterAttempt(ref.current)
  }, [state.attempts])

  return { ...state, ref, submitted, edited, clear, initial }
}

/** Spread on the element that a responding page should scroll to: browsers do so without a script. */
const here = { autoFocus: true } as const

const whereToLook = (begin: Submitted | undefined) => {
  const first = Object.keys(initialProblems(begin))[0]
  return {
    /** For each field, by its name. */
    look: (field: string) => (field === first ? here : {}),
    /** For the outcome, where no field is wrong. */
    lookAtOutcome: begin?.result && !first ? { ...here, tabIndex: -1 } : {},
  }
}

/** Moves the focus to the first invalid field, or back to the button, which lost it while it was disabled. */
const focusAfterAttempt = (form: HTMLFormElement | null) => {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (wrong) wrong.focus()
  else if (form && isFocusLost(form)) form.querySelector<HTMLElement>('[type="submit"]')?.focus()
}
