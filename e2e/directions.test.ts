import { langs } from '@calm-rest/contract/widget'
import { wordsAt } from '@calm-rest/testing'
import { expect, it } from 'vitest'

const ways = ['airport', 'car'] as const
const steps = ['first', 'second', 'third'] as const

it.each(langs)(
  'R-mail-ahead: the mail before a stay has the way of the location page in %s, word for word',
  (lang) => {
    for (const way of ways) {
      const mailed = wordsAt('api/src/notify/mail', `ahead.${way}`, lang)
      const shown = steps.map((step) =>
        wordsAt('shell/src/screens/location', `directions.${way}.${step}`, lang),
      )
      expect(shown.filter((words) => !mailed.includes(words))).toEqual([])
    }
  },
)
