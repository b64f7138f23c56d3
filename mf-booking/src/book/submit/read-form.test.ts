import { describe, expect, it } from 'vitest'
import { readBookingForm } from './read-form.ts'

const read = (lang: 'en' | 'de' | 'zh', fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const { checkIn, checkInTyped } = readBookingForm(form, lang)
  return { checkIn, checkInTyped }
}

describe('a date of a form that was submitted without a script', () => {
  it.each([
    ['en', '21/07/2027'],
    ['de', '21.07.2027'],
    ['zh', '2027/07/21'],
    ['zh', '２０２７年７月２１日'],
  ] as const)('is read as it is typed in %s: %s', (lang, typed) => {
    expect(read(lang, { checkIn: '', checkInTyped: typed })).toEqual({
      checkIn: '2027-07-21',
      checkInTyped: '',
    })
  })

  it.each([
    ['en', 'Wed, 21 Jul 2027'],
    ['de', 'Mi., 21. Juli 2027'],
    ['zh', '2027年7月21日周三'],
  ] as const)('stands where nobody touched what the page wrote in %s: %s', (lang, typed) => {
    expect(read(lang, { checkIn: '2027-07-21', checkInTyped: typed }).checkIn).toBe('2027-07-21')
  })

  it('is the typed one if the page had another', () => {
    expect(read('en', { checkIn: '2027-07-21', checkInTyped: '22/07/2027' }).checkIn).toBe('2027-07-22')
  })

  it('is missing if its text was deleted', () => {
    expect(read('en', { checkIn: '2027-07-21', checkInTyped: '' })).toEqual({ checkIn: '', checkInTyped: '' })
  })

  it.each(['x', '2027-02-30', '0000-00-00', '😀', 'Invalid Date'])(
    'never throws for what no page sends, and shows it: %s',
    (sent) => {
      expect(read('en', { checkIn: sent })).toEqual({ checkIn: '', checkInTyped: sent })
    },
  )

  it('stays as typed if invalid', () => {
    expect(read('en', { checkIn: '2027-07-21', checkInTyped: 'soon' })).toEqual({
      checkIn: '',
      checkInTyped: 'soon',
    })
  })
})
