import type { Result } from '../api/index.ts'

/** Result of a form that a browser submitted without a script, for the page that responds: plain JSON. */
export interface Submitted<Value = unknown> {
  /** All input, by field name. */
  values: Readonly<Record<string, string>>
  /** Problems by our own rules, as codes by field; nothing was forwarded. */
  problems?: Readonly<Record<string, string>> | undefined
  /** The input is valid, and the visitor must confirm it before anything is done. */
  toConfirm?: true | undefined
  /** Response of the API, if the form was forwarded. */
  result?: Result<Value> | undefined
}

/** Status of the page that responds to a form. */
export const submittedStatus = ({ problems, result }: Submitted): number => {
  if (problems) return 400
  if (!result || result.ok) return 200
  return result.failure.kind === 'api' ? result.failure.status : 503
}
