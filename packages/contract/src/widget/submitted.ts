import type { Result } from '../api/index.ts'

/** Outcome of a form that a browser sent by itself, for the page that answers it: plain JSON. */
export interface Submitted<Value = unknown> {
  /** All input by the name of the field. */
  values: Readonly<Record<string, string>>
  /** Problems by our own rules, as codes by field: nothing was sent on. */
  problems?: Readonly<Record<string, string>> | undefined
  /** All is right, and nothing is done before the visitor has seen what it means and sends it once more. */
  toConfirm?: true | undefined
  /** Answer of the API, where the form was sent on. */
  result?: Result<Value> | undefined
}

/** Status of the page that answers a form. */
export const submittedStatus = ({ problems, result }: Submitted): number => {
  if (problems) return 400
  if (!result || result.ok) return 200
  return result.failure.kind === 'api' ? result.failure.status : 503
}
