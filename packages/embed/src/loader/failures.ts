/** Codes that may pass by themselves. */
const passing = ['network', 'unavailable', 'script', 'render', 'timeout']

/** Whether another try may do. */
export const isRetryable = (code: string): boolean => passing.includes(code)

/**
 * For the partner's console: which page asked which site for what. The origin is the one that the browser sends; in a
 * sandboxed frame it is `null`.
 */
export const wordsOf = (code: string, site: string, query: Readonly<Record<string, string>>): string =>
  `${code}: ${origin}${origin === 'null' ? ' (sandboxed)' : ''} asked ${site} for ${JSON.stringify(query)}`
