import { createApiClient } from '@calm-rest/client'
import type { BookingInput, QuoteInput } from '@calm-rest/contract/api'
import { idempotencyKey } from '@calm-rest/contract/schemas'
import { describe, expect, it } from 'vitest'
import { aRoom } from '../../room-picture/room.fixture.ts'
import { aQuote } from '../rules/quote.fixture.ts'
import { codeButton } from './code-button.ts'
import { submitForm } from './submit-form.ts'

const filled = {
  formId: 'one',
  shownTotal: '256',
  firstName: 'Ada',
  lastName: 'Perera',
  email: 'ada@example.com',
  checkIn: '',
  checkInTyped: '21/07/2027',
  checkOut: '',
  checkOutTyped: '23/07/2027',
  guests: '2',
  roomType: 'horizon-room',
  specialRequest: '',
}

/** Submits the form to an API over HTTP, which records the booking and then fails. */
const sendTo = async (
  given: Record<string, string> = {},
  answers: { rooms?: Response; quote?: Response; code?: Response } = {},
) => {
  const mailed: { body: object; lang: string | null }[] = []
  const sent: { body: BookingInput; key: string | null }[] = []
  const api = createApiClient({
    origin: 'https://api.example',
    lang: () => 'zh',
    fetch: async (input) => {
      const request = input as Request
      const { pathname } = new URL(request.url)
      if (pathname === '/api/rooms/') return answers.rooms?.clone() ?? Response.json([aRoom()])
      if (pathname === '/api/hotel/day') return Response.json({ today: '2027-01-01' })
      if (/code/.test(pathname)) {
        mailed.push({ body: await request.json(), lang: new URL(request.url).searchParams.get('lang') })
        return answers.code?.clone() ?? Response.json({})
      }
      if (pathname === '/api/quotes' && answers.quote) return answers.quote.clone()
      if (pathname === '/api/quotes') {
        const asked = (await request.json()) as QuoteInput
        const price = 128 * (1 + (asked.additionalRooms?.length ?? 0))
        return Response.json(aQuote(asked, price))
      }
      sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') })
      throw new TypeError('the line is cut')
    },
  })
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...filled, ...given })) form.append(name, value)
  const { signal } = new AbortController()
  return { sent, mailed, submitted: await submitForm({ form, api, lang: 'en', props: {}, signal }) }
}

const keyWith = async (given: Parameters<typeof sendTo>[0]) => (await sendTo(given)).sent[0]?.key

describe('a booking form submitted without a script', () => {
  it('is booked as with a script', async () => {
    const { sent } = await sendTo()
    expect(sent.map(({ body }) => body)).toEqual([
      {
        firstName: 'Ada',
        lastName: 'Perera',
        email: 'ada@example.com',
        checkIn: '2027-07-21',
        checkOut: '2027-07-23',
        guests: 2,
        roomType: 'Horizon Room',
        specialRequest: '',
        totalPrice: 256,
      },
    ])
  })

  it('gains a room by its button, loses it by another, and is booked with both', async () => {
    const added = await sendTo({ addRoom: '1' })
    expect(added.sent).toEqual([])
    expect(added.submitted).toEqual({
      values: expect.objectContaining({
        firstName: 'Ada',
        'additionalRooms.0.roomType': 'horizon-room',
        'additionalRooms.0.guests': '2',
        'additionalRooms.0.children': '',
      }),
    })
    const rooms = { 'additionalRooms.0.roomType': 'horizon-room', 'additionalRooms.0.guests': '1' }
    expect((await sendTo({ ...rooms, removeRoom: '0' })).submitted.values).not.toHaveProperty([
      'additionalRooms.0.roomType',
    ])
    const { sent } = await sendTo({ ...rooms, shownTotal: '512' })
    expect(sent[0]?.body).toMatchObject({
      totalPrice: 512,
      additionalRooms: [{ roomType: 'Horizon Room', guests: 1 }],
    })
  })

  it.each(['', '128'])(
    'is asked about first where the page showed another price: "%s"',
    async (shownTotal) => {
      const { sent, submitted } = await sendTo({ shownTotal })
      expect(submitted).toMatchObject({ toConfirm: true, values: { checkIn: '2027-07-21' } })
      expect(sent).toEqual([])
    },
  )

  it('is not sent if our own rules fail, and keeps its input', async () => {
    const { sent, submitted } = await sendTo({ checkOutTyped: '20/07/2027', firstName: ' ' })
    expect(submitted.problems).toEqual({ firstName: 'required', checkOut: 'not_after_check_in' })
    expect(submitted.values).toMatchObject({ checkIn: '2027-07-21', checkOut: '2027-07-20' })
    expect(sent).toEqual([])
  })

  it('has one key however often it is sent, and another key from another page or for another stay', async () => {
    const key = await keyWith({})
    expect(idempotencyKey.safeParse(key).success).toBe(true)
    expect(await keyWith({})).toBe(key)
    const others = [await keyWith({ formId: 'two' }), await keyWith({ email: 'eve@example.com' })]
    expect(new Set([key, ...others]).size).toBe(3)
  })

  const refused = (error: string) => Response.json({ error, code: 'unavailable' }, { status: 503 })

  it('is not sent where rooms or price do not come, and tells why', async () => {
    const withoutRooms = await sendTo({}, { rooms: refused('No rooms.') })
    const withoutPrice = await sendTo({}, { quote: refused('No price.') })
    for (const [{ sent, submitted }, error] of [
      [withoutRooms, 'No rooms.'],
      [withoutPrice, 'No price.'],
    ] as const) {
      expect(sent).toEqual([])
      expect(submitted).toMatchObject({
        values: { firstName: 'Ada' },
        result: { ok: false, failure: { body: { error } } },
      })
    }
  })

  it('is confirmed where there is no room to quote', async () => {
    const { sent, submitted } = await sendTo({}, { rooms: Response.json([]) })
    expect(sent).toEqual([])
    expect(submitted.values).toMatchObject({ firstName: 'Ada' })
    expect(submitted.problems ?? submitted.toConfirm).toBeTruthy()
  })

  it('has a code mailed to its address by the button for it, whatever else is missing', async () => {
    const { sent, mailed, submitted } = await sendTo({
      [codeButton]: '1',
      email: ' ada@example.com ',
      firstName: '',
    })
    expect(sent).toEqual([])
    expect(mailed).toEqual([{ body: { email: 'ada@example.com' }, lang: 'en' }])
    expect(submitted).toEqual({
      values: expect.objectContaining({ addressCheck: 'sent', checkIn: '2027-07-21' }),
    })
    expect(submitted.values).not.toHaveProperty([codeButton])
  })

  it('has no code mailed to a wrong address, nor says that one was that was not', async () => {
    const wrong = await sendTo({ [codeButton]: '1', email: 'ada@' })
    expect(wrong.mailed).toEqual([])
    expect(wrong.submitted.problems).toEqual({ email: 'invalid_email' })
    const failed = await sendTo({ [codeButton]: '1' }, { code: refused('No code.') })
    expect(failed.submitted).toMatchObject({ result: { failure: { body: { error: 'No code.' } } } })
    expect(failed.submitted.values).not.toHaveProperty('addressCheck')
  })
})
