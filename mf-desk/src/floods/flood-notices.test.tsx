import type { Floods } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { FloodNotices, inBatches } from './flood-notices.tsx'

const booking = (reference: string, name: string) => ({
  reference,
  name,
  email: `${reference}@example.com`,
  roomType: 'Sea view',
  checkIn: '2027-06-01',
  checkOut: '2027-06-03',
  bookedAt: '2027-05-10T04:00:00.000Z',
})

const review = (id: string, status: 'published' | 'waiting') => ({
  id,
  status,
  name: 'Tom',
  title: 'Bad',
  review: 'x'.repeat(130),
  rating: 1,
  createdAt: '2027-05-10T04:00:00.000Z',
})

const floods: Floods = {
  bookings: {
    from: '2027-05-10T04:00:00.000Z',
    until: '2027-05-10T04:20:00.000Z',
    networks: 1,
    count: 2,
    nights: 4,
    bookings: [booking('CR-1', 'Amara Perera'), booking('CR-2', '')],
  },
  reviews: {
    from: '2027-05-09T04:00:00.000Z',
    until: '2027-05-10T04:20:00.000Z',
    networks: 3,
    count: 2,
    reviews: [review('r1', 'published'), review('r2', 'waiting')],
  },
}

const mount = (answers: Answers = {}, given: Partial<Floods> = floods) =>
  mountInDesk(<FloodNotices />, {
    readFloods: { bookings: null, reviews: null, ...given },
    cancelFlood: { cancelled: 1 },
    setFloodReviews: {} as never,
    approveFlood: {} as never,
    ...answers,
  })

const bookingsOnly = { bookings: floods.bookings }
const reviewsOnly = { reviews: floods.reviews }

it('says what came at once, with the list to check', async () => {
  const { outline, press, page } = await mount()
  expect(outline()).toMatchInlineSnapshot(`
    "article '2 bookings from 1 network, 10 May 2027, 09:30 to 09:50'
      h2: 2 bookings from 1 network, 10 May 2027, 09:30 to 09:50
      p: 4 nights in all. So many bookings at once may be one person who keeps your guests away. Check the list, untick the guests you know, and cancel the rest.
      button type=button: Cancel these 2
      button aria-expanded=false type=button: Check the list
      button type=button: These are fine
    article '2 reviews from 3 networks, 9 May 2027, 09:30 to 10 May 2027, 09:50'
      h2: 2 reviews from 3 networks, 9 May 2027, 09:30 to 10 May 2027, 09:50
      p: None of them is of a known stay, and none changes the average. Check the list, untick what a guest wrote, and hide the rest.
      button type=button: Hide these 2
      button aria-expanded=false type=button: Check the list
      button type=button: These are fine"
  `)
  for (const button of [...page.querySelectorAll('[aria-expanded]')]) await press(button)
  expect(outline()).toMatchInlineSnapshot(`
    "article '2 bookings from 1 network, 10 May 2027, 09:30 to 09:50'
      h2: 2 bookings from 1 network, 10 May 2027, 09:30 to 09:50
      p: 4 nights in all. So many bookings at once may be one person who keeps your guests away. Check the list, untick the guests you know, and cancel the rest.
      ul '2 bookings from 1 network, 10 May 2027, 09:30 to 09:50'
        li
          input 'Amara Perera' type=checkbox checked described='CR-1@example.com · Sea view · 1 Jun 2027 – 3 Jun 2027'
          p: CR-1@example.com · Sea view · 1 Jun 2027 – 3 Jun 2027
        li
          input 'CR-2' type=checkbox checked described='CR-2@example.com · Sea view · 1 Jun 2027 – 3 Jun 2027'
          p: CR-2@example.com · Sea view · 1 Jun 2027 – 3 Jun 2027
      button type=button: Cancel these 2
      button aria-expanded=true type=button: Close the list
      button type=button: These are fine
    article '2 reviews from 3 networks, 9 May 2027, 09:30 to 10 May 2027, 09:50'
      h2: 2 reviews from 3 networks, 9 May 2027, 09:30 to 10 May 2027, 09:50
      p: None of them is of a known stay, and none changes the average. Check the list, untick what a guest wrote, and hide the rest.
      ul '2 reviews from 3 networks, 9 May 2027, 09:30 to 10 May 2027, 09:50'
        li
          input '★ Bad' type=checkbox checked described='Tom: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
          p: Tom: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        li
          input '★ Bad' type=checkbox checked described='Tom: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
          p: Tom: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
      button type=button: Hide these 2
      button aria-expanded=true type=button: Close the list
      button type=button: These are fine"
  `)
})

it('is empty on all other days', async () => {
  expect((await mount({}, {})).page.textContent).toBe('')
})

it('cancels the ticked bookings once that is confirmed, and lets the others stand', async () => {
  const { press, control, tick, page, outline, sent, until, asked } = await mount({}, bookingsOnly)
  await press(control('Check the list'))
  await tick(page.querySelectorAll('input')[0] as Element, false)
  await press(control('Cancel this one'))
  expect(sent('cancelFlood')).toBeUndefined()
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Cancel this one' role=alertdialog described='Their nights are free again and nobody pays a fee. Each guest gets a mail that you have cancelled. This cannot be undone.'
      h2: Cancel this one
      p: Their nights are free again and nobody pays a fee. Each guest gets a mail that you have cancelled. This cannot be undone.
      button type=button: Leave as it is
      button type=button: Cancel this one"
  `)
  await press([...page.querySelectorAll('dialog[open] button')].at(-1) as Element)
  await until(() => expect(asked.filter(({ name }) => name === 'readFloods')).toHaveLength(2))
  expect(sent('cancelFlood')).toEqual({ references: ['CR-2'] })
  expect(sent('approveFlood')).toEqual({ references: ['CR-1'] })
  expect(page.querySelector('dialog[open]')).toBeNull()
})

it('cancels nothing of an empty choice, and approves all with one press', async () => {
  const { press, control, tick, page, sent, until } = await mount({}, bookingsOnly)
  await press(control('Check the list'))
  for (const box of [...page.querySelectorAll('input')]) await tick(box, false)
  expect(control('Cancel these 0')).toHaveProperty('disabled', true)
  await press(control('These are fine'))
  await until(() => expect(sent('approveFlood')).toEqual({ references: ['CR-1', 'CR-2'] }))
  expect(sent('cancelFlood')).toBeUndefined()
})

it('lets nothing stand where the others could not be cancelled', async () => {
  const { press, control, page, sent, until } = await mount(
    { cancelFlood: refusedWith('too_many_requests', 429) },
    bookingsOnly,
  )
  await press(control('Cancel these 2'))
  await press([...page.querySelectorAll('dialog[open] button')].at(-1) as Element)
  await until(() => expect(page.querySelector('dialog[open] [role="alert"]')).not.toBeNull())
  expect(sent('approveFlood')).toBeUndefined()
})

it('hides reviews at once, and takes it back', async () => {
  const { press, control, sent, until, page } = await mount({}, reviewsOnly)
  await press(control('Hide these 2'))
  await until(() => expect(page.textContent).toContain('2 reviews are hidden.'))
  expect(sent('setFloodReviews')).toEqual({
    reviews: [
      { id: 'r1', status: 'hidden' },
      { id: 'r2', status: 'hidden' },
    ],
  })
  await press(control('Undo'))
  await until(() => expect(page.textContent).not.toContain('are hidden.'))
  expect(sent('setFloodReviews')).toEqual({
    reviews: [
      { id: 'r1', status: 'published' },
      { id: 'r2', status: 'waiting' },
    ],
  })
})

it('takes back the hiding of a single review, too', async () => {
  const { press, control, tick, page, sent, until } = await mount({}, reviewsOnly)
  await press(control('Check the list'))
  await tick(page.querySelectorAll('input')[1] as Element, false)
  await press(control('Hide this one'))
  await until(() => expect(page.textContent).toContain('1 review is hidden.'))
  await press(control('Undo'))
  await until(() => expect(sent('setFloodReviews')).toEqual({ reviews: [{ id: 'r1', status: 'published' }] }))
})

it('sends everything in batches of fifty, and no more after a failure', async () => {
  const items = Array.from({ length: 120 }, (_, i) => i)
  const sent: number[] = []
  const all = await inBatches(items, async (batch) => {
    sent.push(batch.length)
    return { ok: true, value: batch }
  })
  expect([all.ok, sent]).toEqual([true, [50, 50, 20]])

  const failure = { kind: 'network' } as const
  const stopped: number[] = []
  const result = await inBatches(items, async (batch) => {
    stopped.push(batch.length)
    return { ok: false, failure }
  })
  expect([result, stopped]).toEqual([{ ok: false, failure }, [50]])
})
