export interface Failure {
  code: string
  /** Whether another try may do. */
  retryable: boolean
}

/** Codes that may pass by themselves. */
const passing = ['network', 'unavailable', 'script']

/** Failure by its cause: the code with which the content was refused, or whatever was thrown. */
export const failureOf = (cause: unknown): Failure => {
  const code = typeof cause === 'string' ? cause : 'script'
  return { code, retryable: passing.includes(code) }
}

/**
 * For the partner's console: which page asked which site for what. The origin is the one that the browser sends; in a
 * sandboxed frame it is `null`.
 */
export const wordsOf = (code: string, site: string, query: Readonly<Record<string, string>>): string =>
  `${code}: ${origin}${origin === 'null' ? ' (sandboxed)' : ''} asked ${site} for ${JSON.stringify(query)}`
