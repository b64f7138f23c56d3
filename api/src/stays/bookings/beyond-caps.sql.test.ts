import { addDays, stayTotal } from '@calm-rest/contract/stay'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { joinAs, openLink } from '../../testing/members.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { testNow } from '../../testing/test-now.ts'
import { createAddressCodes } from './address-codes.ts'
import { createBookingFlood } from './booking-flood.ts'
import { defaultNightCaps } from './night-caps.ts'

const honest = '198.51.100.7'

interface Sent {
  body?: object
  from?: string
  key?: string
  headers?: Record<string, string>
}

const open = async () => {
  const opened = await openTestDesk({ nightCaps: defaultNightCaps, proofOfWork: { leastWork: 4, cost: 10 } })
  const rooms = await opened.read('/api/rooms')
  const send = async ({ body = {}, from = honest, key = crypto.randomUUID(), headers = {} }: Sent) => {
    const answer = await opened.api.app.request(
      '/api/bookings',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
        body: JSON.stringify({ ...goodBooking, ...body }),
      },
      { incoming: { socket: { remoteAddress: from } } } as never,
    )
    return { status: answer.status, data: await answer.json(), key }
  }
  /** Single nights across all rooms, so that no attempt fails for its nights. */
  let attempt = 0
  const stay = (nights: number) => {
    const room = rooms[attempt % rooms.length]
    const checkIn = addDays('2027-06-02', Math.floor(attempt / rooms.length) * 31)
    attempt += 1
    const checkOut = addDays(checkIn, nights)
    return { roomType: room._id, checkIn, checkOut, totalPrice: stayTotal(room, checkIn, checkOut) }
  }
  /** Sends thirty requests from each of four networks, with unknown addresses. */
  const attack = async () => {
    const answers: Awaited<ReturnType<typeof send>>[] = []
    for (let at = 0; at < 120; at += 1) {
      const body = { ...stay(20), email: `guest-${at}@example.com` }
      answers.push(await send({ body, from: `203.0.${at % 4}.${at}` }))
    }
    return answers
  }
  const guest = (nights = 3) => ({ ...stay(nights), email: 'amara@example.com' })
  return { ...opened, send, attack, guest, stay }
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

const solve = async (challenge: Challenge) => {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

describe('after four networks have booked all nights of a day', () => {
  it('refuses them without a proof of work, and tells an honest guest how to continue', async () => {
    const { attack, send, guest } = await open()
    const answers = await attack()
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(defaultNightCaps.day / 20)
    const { status, data } = await send({ body: guest() })
    expect(status).toBe(428)
    expect(data).toMatchObject({ success: false, code: 'proof_of_work_required' })
    expect(data.challenge.parameters.data.work).toBe(4)
  })

  it('books an honest guest with a proof of work, once', async () => {
    const { attack, send, guest, api } = await open()
    await attack()
    const body = guest()
    const { key, data } = await send({ body })
    const workProof = await solve(data.challenge)
    const booked = await send({ body: { ...body, workProof }, key })
    expect(booked).toMatchObject({ status: 201, data: { success: true } })
    expect((await send({ body: { ...body, workProof }, key })).data).toEqual(booked.data)
    const stored = api.db.prepare('SELECT vouched FROM bookings WHERE reference = ?').pluck()
    expect(await stored.get(booked.data.reference)).toBe('work')
  })

  it('rejects the proof for another key, another booking, from another network or too late', async () => {
    const { attack, send, guest, setClock } = await open()
    await attack()
    const body = guest()
    const { key, data } = await send({ body })
    const workProof = await solve(data.challenge)
    const others = [
      { body: { ...body, workProof } },
      { body: { ...guest(), workProof }, key },
      { body: { ...body, workProof }, key, from: '192.0.2.7' },
      { body: { ...body, workProof: 'none' }, key },
      { body: { ...body, workProof: Buffer.from('{"challenge":null}').toString('base64') }, key },
    ]
    for (const other of others) expect((await send(other)).status).toBe(428)
    setClock('2027-06-01T06:16:00.000Z')
    expect((await send({ body: { ...body, workProof }, key })).status).toBe(428)
  })

  it('rejects a proof for a reduced amount of work', async () => {
    const { attack, send, guest } = await open()
    await attack()
    const body = guest()
    const { key, data } = await send({ body })
    const { challenge } = data
    const easy = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0', cost: 1 } }
    expect((await send({ body: { ...body, workProof: await solve(easy) }, key })).status).toBe(428)
  })

  it('requires many times the work of networks that booked much, and then an address', async () => {
    const { attack, send, stay } = await open()
    await attack()
    const work: (number | string)[] = []
    for (let at = 0; at < 8; at += 1) {
      const body = { ...stay(20), email: `guest-${200 + at}@example.com` }
      const { key, data } = await send({ body, from: '203.0.0.9' })
      if (data.code !== 'proof_of_work_required') {
        work.push(data.code)
        break
      }
      work.push(data.challenge.parameters.data.work)
      await send({ body: { ...body, workProof: await solve(data.challenge) }, key, from: '203.0.0.9' })
    }
    expect(work).toEqual([64, 64, 64, 'address_code_required'])
  })

  it('ignores a challenge that was requested before the network had booked so much', async () => {
    const { attack, send, stay } = await open()
    await attack()
    const from = '203.0.0.9'
    const stock: { body: object; key: string; workProof: string }[] = []
    for (let at = 0; at < 6; at += 1) {
      const body = { ...stay(20), email: `guest-${200 + at}@example.com` }
      const { key, data } = await send({ body, from })
      stock.push({ body, key, workProof: await solve(data.challenge) })
    }
    const statuses: number[] = []
    for (const { body, key, workProof } of stock)
      statuses.push((await send({ body: { ...body, workProof }, key, from })).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(3)
  })

  it('gives no challenge to a request without a key, because its proof could be used again', async () => {
    const { attack, api, guest } = await open()
    await attack()
    const body = JSON.stringify({ ...goodBooking, ...guest() })
    const headers = { 'Content-Type': 'application/json' }
    const env = { incoming: { socket: { remoteAddress: honest } } } as never
    const answer = await api.app.request('/api/bookings', { method: 'POST', headers, body }, env)
    expect(answer.status).toBe(428)
    expect(await answer.json()).not.toHaveProperty('challenge')
  })

  it('accepts a guest with the mailed code, and no other code', async () => {
    const { attack, send, guest, api, mails } = await open()
    await attack()
    expect((await api.post('/api/bookings/address-code', { email: 'amara@example.com' })).status).toBe(202)
    expect((await mails()).at(-1)).toBe('address-code')
    const code = await createAddressCodes(api.db, () => testNow).at('AMARA@example.com', testNow)
    const body = guest()
    const wrong = String((Number(code) + 1) % 10 ** 8).padStart(8, '0')
    expect(await send({ body: { ...body, addressCode: wrong } })).toMatchObject({
      status: 400,
      data: { fields: [{ field: 'addressCode', code: 'wrong_code' }] },
    })
    const spaced = `${code.slice(0, 4)} ${code.slice(4)}`
    expect((await send({ body: { ...body, addressCode: spaced } })).status).toBe(201)
    expect((await send({ body: { ...body, email: 'ben@example.com', addressCode: code } })).status).toBe(400)
  })

  it('stops guessing of codes', async () => {
    const { send, guest } = await open()
    const body = guest()
    const statuses: number[] = []
    for (let at = 0; at < 12; at += 1)
      statuses.push((await send({ body: { ...body, addressCode: `0000000${at % 10}` } })).status)
    expect(statuses.slice(9)).toEqual([400, 429, 429])
  })

  it('rejects a right code after ten wrong ones from its network, in any /64, and accepts it from another', async () => {
    const { send, guest, api } = await open()
    const body = guest()
    const from = (at: number) => `2001:db8:1:${at.toString(16)}::1`
    const code = await createAddressCodes(api.db, () => testNow).at(body.email, testNow)
    for (let at = 0; at < 10; at += 1)
      expect((await send({ body: { ...body, addressCode: '00000000' }, from: from(at) })).status).toBe(400)
    expect((await send({ body: { ...body, addressCode: code }, from: from(10) })).status).toBe(429)
    expect((await send({ body: { ...body, addressCode: code } })).status).toBe(201)
  })

  it('stops guessing of codes of one address from many networks, and counts no right one', async () => {
    const { send, stay, api } = await open()
    const email = 'amara@example.com'
    const code = await createAddressCodes(api.db, () => testNow).at(email, testNow)
    for (let at = 0; at < 11; at += 1)
      expect((await send({ body: { ...stay(1), email, addressCode: code } })).status).toBe(201)
    const statuses: number[] = []
    for (let at = 0; at < 101; at += 1) {
      const body = { ...stay(1), email, addressCode: '00000000' }
      statuses.push((await send({ body, from: `192.0.${at}.7` })).status)
    }
    expect(statuses.slice(98)).toEqual([400, 400, 429])
  })

  it('accepts a signed-in guest with a confirmed address, up to the limit of a mailbox', async () => {
    const { attack, send, guest, api } = await open()
    await attack()
    const { auth, userId } = await joinAs(api)
    expect((await send({ body: guest(), headers: auth })).status).toBe(428)
    await api.post('/api/auth/confirm', { token: await openLink(api, 'confirm', userId) }, auth)
    expect((await send({ body: guest(), headers: auth })).status).toBe(201)
    const another = { ...guest(), email: 'somebody@example.com' }
    expect((await send({ body: another, headers: auth })).status).toBe(428)
  })
})

describe('a stranger with access to every mailbox of a domain', () => {
  const hoard = async ({ send, stay, api }: Awaited<ReturnType<typeof open>>) => {
    const codes = createAddressCodes(api.db, () => testNow)
    const answers: string[] = []
    for (let at = 0; at < 64; at += 1) {
      const email = `m${at}@sub${at}.evil.example`
      const body = { ...stay(30), email, addressCode: await codes.at(email, testNow) }
      const { status, data } = await send({ body, from: `2001:db8:${(at % 8).toString(16)}::1` })
      answers.push(`${status} ${data.code ?? ''}`)
    }
    return answers
  }

  it('gets the nights of a day without work, and no more; the front desk lists them', async () => {
    const opened = await open()
    const answers = await hoard(opened)
    expect(answers.filter((answer) => answer === '201 ')).toHaveLength(20)
    expect(new Set(answers.slice(20))).toEqual(new Set(['428 proof_of_work_required']))
    const found = await createBookingFlood(opened.api.db, defaultNightCaps).find(testNow)
    expect(found).toHaveLength(20)
  })

  it('takes no nights from a known guest', async () => {
    const opened = await open()
    await hoard(opened)
    const { send, stay, api } = opened
    const email = 'amara@example.com'
    const { data } = await send({ body: { ...stay(20), email, addressCode: '' }, from: honest })
    expect(data.code).toBe('proof_of_work_required')
    const { auth, userId } = await joinAs(api)
    await api.post('/api/auth/confirm', { token: await openLink(api, 'confirm', userId) }, auth)
    // more nights than a new address may book without work
    expect((await send({ body: { ...stay(50), email }, headers: auth })).data.code).toBe(
      'proof_of_work_required',
    )
    await api.db.exec("UPDATE users SET email_confirmed_at = '2027-05-01T00:00:00.000Z'")
    expect((await send({ body: { ...stay(50), email }, headers: auth })).status).toBe(201)
  })
})

describe('a stranger who books with another person’s address', () => {
  it('uses up nothing of its owner', async () => {
    const { send, stay, api } = await open()
    for (let at = 0; at < 6; at += 1)
      await send({ body: { ...stay(20), email: 'amara@example.com' }, from: '203.0.113.7' })
    const { auth, userId } = await joinAs(api)
    await api.post('/api/auth/confirm', { token: await openLink(api, 'confirm', userId) }, auth)
    const body = { ...stay(20), email: 'amara@example.com' }
    expect((await send({ body, headers: auth })).status).toBe(201)
  })
})
