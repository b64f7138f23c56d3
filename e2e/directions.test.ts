import { langs } from '@calm-rest/contract/widget'
import { seededTextAt, wordsAt } from '@calm-rest/testing'
import { expect, it } from 'vitest'

const ways = ['airport', 'car'] as const

it.each(langs)(
  'R-mail-ahead: the mail before a stay has the way of the location page in %s, word for word',
  (lang) => {
    for (const [at, way] of ways.entries()) {
      const mailed = wordsAt('api/src/notify/mail', `ahead.${way}`, lang)
      const shown = seededTextAt(`location.directions.items.${at}.steps`, lang).split('\n')
      expect(shown).toHaveLength(3)
      expect(shown.filter((words) => !mailed.includes(words))).toEqual([])
    }
  },
)
