import { expect, it } from 'vitest'
import { mountBook, stay } from '../mount-book.fixture.tsx'

const mount = async (given: Parameters<typeof mountBook>[0] = {}) => {
  const view = await mountBook(given)
  const { send, fill, pressKey, noteOf, page } = view
  const field = (name: 'checkIn' | 'checkOut') =>
    page.querySelector<HTMLInputElement>(`[data-field="${name}"]`) as HTMLInputElement
  return {
    ...view,
    field,
    isOpen: () => page.querySelector('dialog[part="dialog"][open]') !== null,
    enter: (name: 'checkIn' | 'checkOut') => send(field(name), 'focusin'),
    leave: (name: 'checkIn' | 'checkOut') => send(field(name), 'focusout'),
    /** Types a text with the keyboard; another one is pasted. */
    type: async (name: 'checkIn' | 'checkOut', text: string) => {
      await pressKey(field(name), text.at(-1) ?? '')
      await fill(field(name), text)
    },
    problem: (name: 'checkIn' | 'checkOut') =>
      field(name).getAttribute('aria-invalid') === 'true' ? noteOf(field(name)).trim() : undefined,
  }
}

it('shows a date in numbers while it can be edited, and in words before and after', async () => {
  const { field, enter, leave } = await mount()
  expect(field('checkIn').value).toBe('Mon, 1 Mar 2027')
  await enter('checkIn')
  expect(field('checkIn').value).toBe('01/03/2027')
  expect(field('checkOut').value).toBe('Thu, 4 Mar 2027')
  await leave('checkIn')
  expect(field('checkIn').value).toBe('Mon, 1 Mar 2027')
})

it('takes a typed date at once where it can be booked', async () => {
  const { enter, type, leave, dates, field } = await mount()
  await enter('checkIn')
  await type('checkIn', '2/3/2027')
  expect(dates()).toBe('2027-03-02 – 2027-03-04')
  expect(field('checkIn').value).toBe('2/3/2027')
  await leave('checkIn')
  expect(field('checkIn').value).toBe('Tue, 2 Mar 2027')
})

it('waits with a date that nobody can book until the guest has typed on', async () => {
  const { enter, type, leave, dates, problem } = await mount()
  await enter('checkIn')
  await type('checkIn', '1/3/2020')
  expect(dates()).toBe('2027-03-01 – 2027-03-04')
  await leave('checkIn')
  expect(dates()).toBe('2020-03-01 – 2027-03-04')
  expect(problem('checkIn')).toBe('Check-in cannot be before today.')
})

it('takes a pasted date at once, whatever it is', async () => {
  const { enter, fill, field, dates } = await mount()
  await enter('checkIn')
  await fill(field('checkIn'), '1/3/2020')
  expect(dates()).toBe('2020-03-01 – 2027-03-04')
})

it.each([
  ['tomorrow', 'Please write the date like this: 21/07/2027.'],
  ['31/2/2027', 'This date does not exist.'],
])('keeps %s as it was typed, and says afterwards what is wrong with it', async (text, said) => {
  const { enter, type, leave, field, dates, problem } = await mount()
  await enter('checkOut')
  await type('checkOut', text)
  expect(problem('checkOut')).toBeUndefined()
  expect(dates()).toBe('2027-03-01 – 2027-03-04')
  await leave('checkOut')
  expect(problem('checkOut')).toBe(said)
  expect(field('checkOut').value).toBe(text)
  expect(dates()).toBe('2027-03-01 – ')
  await enter('checkOut')
  await type('checkOut', '5/3/2027')
  await leave('checkOut')
  expect(problem('checkOut')).toBeUndefined()
  expect(dates()).toBe('2027-03-01 – 2027-03-05')
})

it('empties a date whose text is deleted', async () => {
  const { enter, type, leave, dates } = await mount()
  await enter('checkOut')
  await type('checkOut', '')
  await leave('checkOut')
  expect(dates()).toBe('2027-03-01 – ')
})

it('rejects a check-out that is not after the check-in, and shows the one before', async () => {
  const { enter, type, leave, field, dates, outline, page } = await mount()
  await enter('checkOut')
  await type('checkOut', '1/3/2027')
  expect(page.querySelector('dialog[open]')).toBeNull()
  await leave('checkOut')
  expect(dates()).toBe('2027-03-01 – 2027-03-04')
  expect(field('checkOut').value).toBe('Thu, 4 Mar 2027')
  expect(outline('dialog')).toContain('Check-out date must be after the check-in date.')
})

it('keeps a check-in on or after the check-out, which is then chosen anew', async () => {
  const { enter, type, leave, dates } = await mount()
  await enter('checkIn')
  await type('checkIn', '4/3/2027')
  await leave('checkIn')
  expect(dates()).toBe('2027-03-04 – ')
})

it('takes a date by Enter, and does not send the form with one that it rejects', async () => {
  const { enter, fill, type, send, field, dates, problem } = await mount()
  const pressEnter = () => send(field('checkOut'), 'keydown', { key: 'Enter' })
  await enter('checkOut')
  expect((await pressEnter()).defaultPrevented).toBe(false)
  await type('checkOut', '8/3/2027')
  expect((await pressEnter()).defaultPrevented).toBe(false)
  expect(dates()).toBe('2027-03-01 – 2027-03-08')
  await type('checkOut', '1/3/2027')
  expect((await pressEnter()).defaultPrevented).toBe(true)
  expect(dates()).toBe('2027-03-01 – 2027-03-08')
  expect(field('checkOut').value).toBe('08/03/2027')
  await type('checkOut', 'soon')
  expect((await pressEnter()).defaultPrevented).toBe(true)
  expect(problem('checkOut')).toBe('Please write the date like this: 21/07/2027.')
  // what follows Enter may be a date that the browser fills in
  await fill(field('checkOut'), '9/3/2027')
  expect(dates()).toBe('2027-03-01 – 2027-03-09')
})

it.each([
  ['ArrowDown', true],
  ['ArrowUp', false],
])('by %s opens the calendar: %s', async (key, opens) => {
  const { send, field, isOpen } = await mount()
  const { defaultPrevented } = await send(field('checkOut'), 'keydown', { key })
  expect(defaultPrevented).toBe(opens)
  expect(isOpen()).toBe(opens)
})

it.each([
  ['touch', true],
  ['mouse', false],
])('opens the calendar instead of a keyboard by a press with a %s: %s', async (pointerType, opens) => {
  const { send, field, isOpen } = await mount()
  await send(field('checkIn'), 'pointerdown', { pointerType })
  expect((await send(field('checkIn'), 'mousedown')).defaultPrevented).toBe(opens)
  await send(field('checkIn'), 'click')
  expect(isOpen()).toBe(opens)
})

it('opens the calendar by its button, and forgets a text that is no date', async () => {
  const { enter, type, leave, press, field, isOpen, page } = await mount()
  await enter('checkIn')
  await type('checkIn', 'soon')
  await leave('checkIn')
  const [open] = page.querySelectorAll('[aria-label="Open the calendar"]')
  await press(open as Element)
  expect(isOpen()).toBe(true)
  expect(field('checkIn').value).toBe('')
})

it('shows what a form without a script could not read, and says so', async () => {
  const values = { ...stay, roomType: stay.room, checkIn: '', checkInTyped: 'soon' }
  const { field, problem } = await mount({ submitted: { values, problems: {} } })
  expect(field('checkIn').value).toBe('soon')
  expect(problem('checkIn')).toBe('Please write the date like this: 21/07/2027.')
})
