import { afterEach, expect, it, vi } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import type { ReceivedMail } from '../../testing/mail-server.ts'
import { openMailedApi, tokensIn } from '../../testing/mailed-api.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const fileOf = ({ attachments }: ReceivedMail) => {
  const file = attachments.find(({ filename }) => filename?.endsWith('.ics'))
  const text = new TextDecoder().decode(file?.content as ArrayBuffer)
  // a line that begins with a space continues the one before
  return Object.fromEntries(
    text
      .replace(/\r?\n /g, '')
      .split(/\r?\n/)
      .map((line) => [line.split(/[:;]/, 1)[0], line.slice(line.indexOf(':') + 1)]),
  )
}

it.each(['UTC', 'Asia/Colombo', 'America/Santiago', 'Pacific/Kiritimati'])(
  'puts a stay into the calendar as whole days, on a server in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    const api = await openMailedApi()
    const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
    expect(fileOf(await api.mailOf('booking-confirmed'))).toMatchObject({
      METHOD: 'PUBLISH',
      UID: `${reference}@stay`,
      SEQUENCE: '0',
      STATUS: 'CONFIRMED',
      // the day of check-out is excluded
      DTSTART: '20270701',
      DTEND: '20270704',
      SUMMARY: 'Calm Rest: Lighthouse Suite',
      DESCRIPTION: expect.stringContaining('Check-in from 14:00\\, check-out until 11:00'),
    })
  },
)

it('R-mail-booking: takes it out again with the same UID when the booking is cancelled', async () => {
  const api = await openMailedApi()
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  const [token] = tokensIn(await api.mailOf('booking-confirmed'))
  await api.post('/api/bookings/by-link/cancel', { token })
  expect(fileOf(await api.mailOf('booking-cancelled'))).toMatchObject({
    METHOD: 'CANCEL',
    UID: `${reference}@stay`,
    SEQUENCE: '1',
    STATUS: 'CANCELLED',
  })
})

it('contains no link that opens the booking: calendars are shared', async () => {
  const api = await openMailedApi()
  await api.post('/api/bookings', goodBooking)
  const { attachments } = await api.mailOf('booking-confirmed')
  const texts = attachments.map(({ content }) => new TextDecoder().decode(content as ArrayBuffer))
  expect(texts.join('\n')).not.toMatch(/eyJ|https?:/)
})
