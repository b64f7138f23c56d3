import type { TFunction } from 'i18next'
import { failureWords } from '../api/failure-words.ts'
import type { Quoted } from '../api/use-quote.ts'

/** State of a quote in words: `none` before a request, and `ready` with its value. */
export const quotedWords = <Value>(
  quoted: Quoted<Value>,
  t: TFunction,
  none: string,
  ready: (quote: Value) => string,
): string => {
  switch (quoted.status) {
    case 'none':
      return none
    case 'asking':
      return t('change.asking')
    case 'failed':
      return failureWords(quoted.failure, t)
    case 'ready':
      return ready(quoted.quote)
  }
}
