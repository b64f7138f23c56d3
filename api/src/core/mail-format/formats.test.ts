import { expect, it } from 'vitest'
import { formatDate, formatDay, formatMoment, formatName, formatPrice, formatShortDay } from './formats.ts'
import { domainOf, parseMailbox } from './mailbox.ts'

const moment = '2027-06-30T20:00:00.000Z'

it.each([
  ['en', 'Thursday, 1 July 2027', '1 Jul 2027', '1 July 2027 at 01:30', '1 July 2027', '$1,234.50'],
  ['de', 'Donnerstag, 1. Juli 2027', '01.07.2027', '1. Juli 2027 um 01:30', '1. Juli 2027', '1.234,50 $'],
  ['zh', '2027年7月1日星期四', '2027年7月1日', '2027年7月1日 01:30', '2027年7月1日', '$1,234.50'],
] as const)('writes days of the calendar, and moments as at the property, in %s', (lang, ...words) => {
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(
    [
      formatDay(lang, '2027-07-01'),
      formatShortDay(lang, '2027-07-01'),
      formatMoment(lang, moment),
      formatDate(lang, moment),
      formatPrice(lang, 123_450),
    ].map(plain),
  ).toEqual(words)
  expect(plain(formatPrice(lang, 12_800))).not.toContain('00')
})

it.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['', 'Lovelace', 'Lovelace'],
  ['梅', '王', '王梅'],
  ['Mei', '王', 'Mei 王'],
  ['梅', 'Wang', '梅 Wang'],
])('writes the name of %s %s as %s', (firstName, lastName, name) => {
  expect(formatName({ firstName, lastName })).toBe(name)
})

it.each([
  ['Calm Rest <stay@calmrest.example>', { name: 'Calm Rest', address: 'stay@calmrest.example' }],
  [' <stay@calmrest.example> ', { name: '', address: 'stay@calmrest.example' }],
  ['stay@calmrest.example', { name: '', address: 'stay@calmrest.example' }],
  ['Calm Rest', undefined],
  ['"Calm" <stay@calmrest.example>', undefined],
  ['a@b@c', undefined],
])('reads the mailbox %s', (text, mailbox) => {
  expect(parseMailbox(text)).toEqual(mailbox)
  if (mailbox) expect(domainOf(mailbox)).toBe('calmrest.example')
})
