import { expect, it } from 'vitest'
import { mountBook } from '../mount-book.fixture.tsx'

/** The text of a date has no name that is sent. */
const dateField = (page: Element, name: string) => page.querySelector(`[data-field="${name}"]`)

it('says beside each field that it is missing, until somebody types in it', async () => {
  const { submit, fill, named, noteOf, page, did } = await mountBook({ props: {} })
  await submit()
  expect(noteOf(named('firstName'))).toContain('Please enter your first name.')
  expect(noteOf(named('lastName'))).toContain('Please enter your last name.')
  expect(noteOf(named('email'))).toContain('Please enter your e-mail address.')
  expect(noteOf(dateField(page, 'checkIn'))).toContain('Please choose your check-in date.')
  expect(noteOf(dateField(page, 'checkOut'))).toContain('Please choose your check-out date.')
  for (const optional of ['phone', 'arrivalTime', 'specialRequest'])
    expect(named(optional).getAttribute('aria-invalid')).toBeNull()
  await fill(named('firstName'), 'Ada')
  expect(named('firstName').getAttribute('aria-invalid')).toBeNull()
  expect(did.create).not.toHaveBeenCalled()
})

it('says beside the address how one is written', async () => {
  const { submit, fill, named, noteOf, focused, did } = await mountBook()
  await fill(named('firstName'), 'Ada')
  await fill(named('lastName'), 'Lovelace')
  await fill(named('email'), 'ada@example')
  await submit()
  expect(noteOf(named('email'))).toContain('Please enter a valid e-mail address')
  expect(focused.at(-1)).toBe('email')
  expect(did.create).not.toHaveBeenCalled()
})

it('says at once of a check-in in the past that it is past, and nothing of today', async () => {
  const past = await mountBook({ props: { checkIn: '2026-11-20', checkOut: '2026-11-22' } })
  expect(past.noteOf(dateField(past.page, 'checkIn'))).toContain('Check-in cannot be before today.')
  const today = await mountBook({ props: { checkIn: '2026-11-21', checkOut: '2026-11-22' } })
  expect(dateField(today.page, 'checkIn')?.getAttribute('aria-invalid')).toBeNull()
})

it('says at once how many guests a room sleeps, and sends no more', async () => {
  const { submit, fill, named, noteOf, focused, did } = await mountBook()
  await fill(named('firstName'), 'Ada')
  await fill(named('lastName'), 'Lovelace')
  await fill(named('email'), 'ada@example.com')
  await fill(named('guests'), '4')
  expect(noteOf(named('guests'))).toContain(
    'sleeps up to 2 guests. Please choose a larger room or fewer guests.',
  )
  await submit()
  expect(focused.at(-1)).toBe('guests')
  expect(did.create).not.toHaveBeenCalled()
})
