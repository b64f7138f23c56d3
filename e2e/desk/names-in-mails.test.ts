import { langs } from '@calm-rest/contract/widget'
import { wordsAt } from '@calm-rest/testing'
import { expect, it } from 'vitest'

/** Texts of the owner's mails that send to a part of the front desk, with its entry there. */
const named = {
  'nightCap.free': 'bar.today',
  'reviewFlood.hide': 'bar.today',
  'staysDigest.desk': 'bar.today',
  'digest.read': 'bar.messages',
  'act.note': 'section.staff',
} as const

it.each(langs)('R-desk-mail: the owner’s mails call the parts of the desk as the desk does in %s', (lang) => {
  for (const [mailed, entry] of Object.entries(named)) {
    const name = wordsAt('mf-desk/src', entry, lang)
    expect(wordsAt('api/src/notify/mail', mailed, lang), mailed).toMatch(new RegExp(`[“„‘]${name}[”“’]`))
  }
})

it.each(langs)('calls the mark of a verified stay as the site does in %s', (lang) => {
  const mark = wordsAt('mf-reviews/src', 'verified.yes', lang)
  expect(wordsAt('mf-desk/src', 'review.verified', lang)).toBe(mark)
  expect(wordsAt('api/src/notify/mail', 'label.verified', lang)).toBe(mark)
})
