/** Codes of temporary failures. */
const passing = ['network', 'unavailable', 'script', 'render', 'timeout']

/** Whether another attempt may succeed. */
export const isRetryable = (code: string): boolean => passing.includes(code)

/**
 * Message for the partner's console: which page requested what from which site. The origin is the one that
 * the browser sends; in a sandboxed frame it is `null`.
 */
export const wordsOf = (code: string, site: string, query: Readonly<Record<string, string>>): string =>
  `${code}: ${origin}${origin === 'null' ? ' (sandboxed)' : ''} asked ${site} for ${JSON.stringify(query)}`
