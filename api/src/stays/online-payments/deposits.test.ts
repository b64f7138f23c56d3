import { expect, it } from 'vitest'
import { createSignedLinks } from '../../core/links/signed-links.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { testNow } from '../../testing/test-now.ts'
import { openPayableStay } from './paid-stay.fixture.ts'

const stay = { checkIn: '2027-08-01', checkOut: '2027-08-04', roomType: 'coral-suite', guests: 2 }

it('R-deposit: a quote says the deposit in its conditions, in the language of the answer', async () => {
  const { api } = await openPayableStay({ deposit: { kind: 'percent', percent: 50, daysBefore: 14 } })
  const { plans } = await (await api.post('/api/quotes?lang=de', stay)).json()
  expect(plans[0].terms.deposit).toBe(true)
  expect(plans[0].terms.policy).toMatch(/^Anzahlung von [\d,]+\u00a0\$, fällig bis 18\.07\.2027\.$/)
})

it('R-deposit: a stay whose deposit is due at once is held while its guest pays, and confirmed then', async () => {
  const { money, page, goAndChoose, mails, tick } = await openPayableStay({
    deposit: { kind: 'first_night', daysBefore: null },
  })
  expect(await mails()).toEqual(['payment-link'])
  const [link] = (await page()).paymentLinks
  expect(link).toMatchObject({ amount: 235, who: 'deposit', expiresAt: '2027-06-01T06:30:00.000Z' })
  await goAndChoose(link?.url ?? '', 'decline')
  await goAndChoose(link?.url ?? '', 'pay')
  await tick('2027-06-01T06:31:00Z')
  expect(await mails()).toEqual(['payment-link', 'booking-confirmed'])
  expect(await money()).toMatchObject({ due: 470, links: ['paid'] })
  expect((await page()).stay.status).toBe('confirmed')
})

it('R-deposit: the page that booked gets the link to pay, and the moment until which the stay is held', async () => {
  const { receipt, page } = await openPayableStay({ deposit: { kind: 'first_night', daysBefore: null } })
  const { paymentLinks } = await page()
  expect(receipt.deposit).toEqual({
    amount: 235,
    until: '2027-06-01T06:30:00.000Z',
    url: paymentLinks[0]?.url.replace(/^http:\/\/[^/]+/, ''),
  })
  const later = await openPayableStay({ deposit: { kind: 'percent', percent: 20, daysBefore: 7 } })
  expect(later.receipt.deposit).toMatchObject({ amount: 141, until: null })
  expect((await openPayableStay()).receipt).not.toHaveProperty('deposit')
})

it('R-deposit: a stay whose deposit nobody pays in time is let go, and its nights are free again', async () => {
  const { api, page, mails, tick, goAndChoose, money } = await openPayableStay({
    deposit: { kind: 'all', daysBefore: 60 },
  })
  const [link] = (await page()).paymentLinks
  expect((await api.post('/api/bookings', goodBooking)).status).toBe(409)
  await tick('2027-06-01T06:29:00Z')
  expect((await page()).stay.status).toBe('confirmed')
  await tick('2027-06-01T06:31:00Z')
  expect((await page()).stay.status).toBe('cancelled')
  expect(await mails()).toEqual(['payment-link', 'booking-cancelled'])
  expect((await api.post('/api/bookings', goodBooking)).status).toBe(201)
  expect(await goAndChoose(link?.url ?? '', 'pay').catch(() => 'no form')).toBe('no form')
  expect(await money()).toMatchObject({ due: 0, links: ['let_go'] })
})

it('R-deposit: a payment whose notice was lost keeps the stay', async () => {
  const { page, tick, goAndChoose, payHere } = await openPayableStay({
    deposit: { kind: 'all', daysBefore: null },
  })
  payHere.habits.notices = 0
  await goAndChoose((await page()).paymentLinks[0]?.url ?? '', 'pay')
  await tick('2027-06-01T06:31:00Z')
  expect((await page()).stay).toMatchObject({ status: 'confirmed', due: 0 })
})

it('R-deposit: one that is due later is asked for, and holds nothing', async () => {
  const { page, mails, tick } = await openPayableStay({
    deposit: { kind: 'percent', percent: 20, daysBefore: 7 },
  })
  expect(await mails()).toEqual(['payment-link', 'booking-confirmed'])
  await tick('2027-06-01T06:40:00Z')
  expect((await page()).stay.status).toBe('confirmed')
})

it('R-deposit: an amount that the provider holds confirms the stay, too', async () => {
  const { page, mails, tick, goAndChoose } = await openPayableStay({
    isHeld: true,
    deposit: { kind: 'all', daysBefore: null },
  })
  await goAndChoose((await page()).paymentLinks[0]?.url ?? '', 'pay')
  await tick('2027-06-01T06:31:00Z')
  expect((await page()).stay).toMatchObject({ status: 'confirmed', due: 705 })
  expect((await page()).paymentLinks[0]?.state).toBe('held')
  expect(await mails()).toEqual(['payment-link', 'booking-confirmed'])
})

it('R-deposit: until it is paid, a guest cannot make the stay longer for it', async () => {
  const { api, params, page, goAndChoose } = await openPayableStay({
    deposit: { kind: 'first_night', daysBefore: null },
  })
  const token = await createSignedLinks(api.db, () => testNow).forBooking(
    params.reference,
    goodBooking.checkOut,
  )
  const wanted = {
    token,
    room: goodBooking.roomType,
    checkIn: goodBooking.checkIn,
    checkOut: '2027-07-20',
    guests: 2,
  }
  const asked = async () => (await (await api.post('/api/bookings/by-link/quote', wanted)).json()).code
  expect(await asked()).toBe('booking_closed')
  await goAndChoose((await page()).paymentLinks[0]?.url ?? '', 'pay')
  expect(await asked()).toBe(undefined)
})
