import type { Figure } from '../scenario.ts'
import { codeOf, type Property } from './property.ts'

interface Unit {
  roomId: string
  unit: number
  version: number
}

const isDone = ({ status }: { status: number }) => status >= 200 && status < 300

/** Errors that ask for a passkey, and let nothing pass without. */
const asksForProof = ['proof_required', 'no_passkey', 'passkey_sign_in']

const address = '192.0.2.20'

/**
 * Number 9: what a session of housekeeping and one by a mailed code can close, and what they can give away.
 */
export const closeTheProperty = async ({ ask, join, day }: Property): Promise<Figure[]> => {
  const cleaner = await join('second-cleaner')
  const owner = await join('owner')
  const post = (headers: Record<string, string>, path: string, body: object) =>
    ask(address, path, { method: 'POST', body, headers })
  const units = async (): Promise<Unit[]> => {
    const { body } = await ask(address, '/api/staff/units', { headers: cleaner.headers })
    return JSON.parse(body)
  }
  const close = ({ roomId, unit, version }: Unit, until: string) =>
    post(cleaner.headers, `/api/staff/units/${roomId}/${unit}/state`, {
      state: 'out_of_order',
      until,
      reason: 'The shower leaks',
      version,
    })

  const all = await units()
  const long = await Promise.all(all.map((unit) => close(unit, day(700))))
  // nights that were closed all the same do not affect the rest
  for (const { roomId, unit, version } of await units())
    await post(cleaner.headers, `/api/staff/units/${roomId}/${unit}/state`, { state: 'clean', version })
  const [first] = await units()
  const short = first && (await close(first, day(3)))

  const blocks = []
  for (const { roomId, unit } of all.slice(0, 24)) {
    const body = { roomId, unit, from: day(30), until: day(230), reason: 'none' }
    const block = await post(owner.headers, '/api/staff/blocks', body)
    blocks.push(block)
    if (isDone(block)) await post(owner.headers, `/api/staff/blocks/${JSON.parse(block.body).id}/remove`, {})
  }

  const stay = { checkIn: day(10), checkOut: day(20), roomType: 'coral-suite', guests: 2 }
  const quoted = await ask(address, '/api/quotes', { method: 'POST', body: stay })
  const { totalPrice, quote } = JSON.parse(quoted.body)
  const booked = await ask(address, '/api/bookings', {
    method: 'POST',
    body: {
      ...stay,
      firstName: 'Amara',
      lastName: 'Perera',
      email: 'amara@example.com',
      totalPrice,
      quote,
    },
  })
  const { reference } = JSON.parse(booked.body)
  const path = `/api/staff/stays/${reference}`
  const change = { checkOut: day(11) }
  const { body: cheaper } = await post(owner.headers, `${path}/quote`, change)
  const { version, totalPrice: lower } = JSON.parse(cheaper)
  const shortened = await post(owner.headers, `${path}/change`, { ...change, version, totalPrice: lower })
  return [
    { what: '9: units that a cleaner closed for 700 days', value: long.filter(isDone).length, exactly: 0 },
    {
      what: '9: units that a cleaner closed for 3 days, of 1',
      value: short && isDone(short) ? 1 : 0,
      exactly: 1,
    },
    {
      what: '9: units blocked for 200 nights by a session without a passkey',
      value: blocks.filter(isDone).length,
      exactly: 0,
    },
    { what: '9: booked stays to shorten', value: booked.status === 201 ? 1 : 0, exactly: 1 },
    {
      what: '9: stays made cheaper without a proof',
      value: isDone(shortened) ? 1 : 0,
      exactly: 0,
    },
    {
      what: '9: changes of a price that asked for a passkey, of 1',
      value: asksForProof.includes(codeOf(shortened) ?? '') ? 1 : 0,
      exactly: 1,
    },
  ]
}
