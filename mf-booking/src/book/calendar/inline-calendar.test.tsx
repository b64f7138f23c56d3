import { expect, it } from 'vitest'
import { mountBook } from '../mount-book.fixture.tsx'

const mount = async (given: Parameters<typeof mountBook>[0] = {}) => {
  const view = await mountBook(given)
  const { page, press } = view
  const day = (date: string) => page.querySelector(`[data-date="${date}"]`) as HTMLElement
  return {
    ...view,
    day,
    months: () => page.querySelectorAll('table').length,
    open: async (name: 'checkIn' | 'checkOut') => {
      const buttons = page.querySelectorAll('[aria-label="Open the calendar"]')
      await press(buttons[name === 'checkIn' ? 0 : 1] as Element)
    },
    pick: (date: string) => press(day(date)),
  }
}

const withoutDates = { room: 'horizon-room' }

it('stands among the fields of a form without dates, on our own pages', async () => {
  const isInline = async (given: Parameters<typeof mountBook>[0]) =>
    (await mount(given)).page.querySelector('section[aria-label="Dates of your stay"]') !== null
  expect(await isInline({ props: withoutDates })).toBe(true)
  expect(await isInline({})).toBe(false)
  expect(await isInline({ props: { ...withoutDates, headingLevel: 2 } })).toBe(false)
  expect(await isInline({ props: withoutDates, data: { today: undefined } })).toBe(false)
})

it('asks ahead for the nights of the month after the one among the fields', async () => {
  const { did, months } = await mount({ props: withoutDates, data: { today: '2026-12-21' } })
  expect(months()).toBe(1)
  expect(did.availability.mock.calls.map(([, from]) => from)).toEqual(['2026-07-01', '2027-01-01'])
})

it('stays among the fields once the dates are chosen, and has nothing to close', async () => {
  const { pick, dates, page, control } = await mount({ props: withoutDates })
  await pick('2026-11-24')
  await pick('2026-11-26')
  expect(dates()).toBe('2026-11-24 – 2026-11-26')
  expect(page.querySelector('section[aria-label="Dates of your stay"]')).not.toBeNull()
  expect(control('Clear dates')).toBeDefined()
  expect(() => control('Done')).toThrow()
})

it('gets the focus, and opens no second calendar, where a field asks for it', async () => {
  const { open, page, focused, pick } = await mount({ props: withoutDates })
  await open('checkOut')
  expect(page.querySelector('dialog[aria-label="Dates of your stay"]')).toBeNull()
  expect(focused.at(-1)).toBe('2026-11-21')
  await pick('2026-11-24')
  await open('checkOut')
  expect(focused.at(-1)).toBe('2026-11-25')
})

it.each([
  ['2026-11-21', '2026-11-21', ['true', 'false']],
  ['2026-11-21', '2027-03-10', ['false', 'false']],
  ['2026-11-21', '2028-11-10', ['false', 'true']],
])('ends on %s at this month and two years on: at %s', async (today, checkIn, ends) => {
  const { control } = await mount({ props: { ...withoutDates, checkIn }, data: { today } })
  const isEnd = (name: string) => control(name).getAttribute('aria-disabled')
  expect(['Previous month', 'Next month'].map(isEnd)).toEqual(ends)
})

it('turns to the month of a check-in that is typed', async () => {
  const { send, fill, page, day } = await mount({ props: withoutDates })
  const field = page.querySelector('[data-field="checkIn"]')
  await send(field, 'focusin')
  await fill(field, '10/5/2027')
  expect(day('2027-05-10')).not.toBeNull()
})
