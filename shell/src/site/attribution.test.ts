import { createApiClient } from '@calm-rest/client'
import { campaignName, linkSignature, partnerId } from '@calm-rest/contract/schemas'
import { describe, expect, it } from 'vitest'
import { parseAttribution, withAttribution } from './attribution.ts'

const from = (partner: string, campaign?: string) =>
  parseAttribution(new URLSearchParams({ partner, ...(campaign !== undefined && { campaign }) }))

describe('an address introduces a visitor', () => {
  it.each([
    'alpin-tours',
    'a1',
    'a'.repeat(40),
    'a',
    'a'.repeat(41),
    'Alpin',
    'a--b',
    '-ab',
    'ab-',
    'ä-tours',
    '',
  ])('by a partner as the contract names one: %j', (partner) => {
    expect(from(partner)?.partner).toBe(partnerId.safeParse(partner).data)
  })

  it.each(['summer_2027.a-b', 'x'.repeat(80), 'x'.repeat(81), 'a b', '=1', 'Sömmer', ''])(
    'with a campaign as the contract names one, or without: %j',
    (campaign) => {
      const known = campaignName.safeParse(campaign).data
      expect(from('alpin-tours', campaign)).toEqual({
        partner: 'alpin-tours',
        ...(known && { campaign: known }),
      })
    },
  )

  it.each([
    '0123456789abcdef',
    'aqbc.0123456789-_cdef',
    'aqbc.',
    '.0123456789abcdef',
    '0123456789abcde',
    '0123456789abcdef.',
    '0123456789abc+/=',
    '',
  ])('with a proof as the contract has one, or without: %j', (sig) => {
    const known = linkSignature.safeParse(sig).data
    expect(parseAttribution(new URLSearchParams({ partner: 'alpin-tours', sig }))).toEqual({
      partner: 'alpin-tours',
      ...(known && { sig: known }),
    })
  })

  it('by nobody where it names none', () => {
    expect(parseAttribution(new URLSearchParams('room=coral-suite&campaign=x'))).toBe(undefined)
  })
})

const booking = {
  firstName: 'Amara',
  lastName: 'Perera',
  email: 'amara@example.com',
  checkIn: '2027-07-01',
  checkOut: '2027-07-04',
  guests: 2,
  roomType: 'Lighthouse Suite',
  totalPrice: 705,
}

/** Body that is sent for a booking. */
const sentWith = async (attribution: ReturnType<typeof parseAttribution>) => {
  const bodies: unknown[] = []
  const fetch = async (request: Request | URL | string) => {
    bodies.push(await (request as Request).json())
    return Response.json({ success: true }, { status: 201 })
  }
  const api = createApiClient({ origin: 'https://calmrest.example', lang: () => 'en', fetch })
  const idempotencyKey = '6f6b7a0e-6a0b-4f6e-9d55-0d1c9a3b8f10'
  await withAttribution(api, attribution).bookings.create(booking, { idempotencyKey })
  return bodies
}

it('goes with the booking', async () => {
  expect(await sentWith({ partner: 'alpin-tours', campaign: 'x', sig: '0123456789abcdef' })).toEqual([
    { ...booking, partner: 'alpin-tours', campaign: 'x', sig: '0123456789abcdef' },
  ])
})

it('leaves a booking without one as it is', async () => {
  expect(await sentWith(undefined)).toEqual([booking])
})
