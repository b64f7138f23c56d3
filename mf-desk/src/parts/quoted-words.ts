import type { TFunction } from 'i18next'
import { failureWords } from '../api/failure-words.ts'
import type { Quoted } from '../api/use-quote.ts'

/** Text for the state of a quote. */
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
