import { describe, expect, it } from 'vitest'
import { createAuditLog } from '../../core/audit-log/audit-log.ts'
import type { Database } from '../../core/database/database.ts'
import { createDeskCommands } from '../../desk/create-desk-commands.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { joinAs, openLink } from '../../testing/members.ts'
import { openTestApi, type TestApi, testNow } from '../../testing/test-api.ts'
import { createRemoval } from './forget-account.ts'

const openLogged = async () => {
  const api = await openTestApi()
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  const desk = createDeskCommands({ db: api.db, who: 'nirosha', now: () => testNow })
  await desk.stays.setPrice(reference, 500, 'The guest is ill')
  await desk.bookings.cancel(reference)
  return { api, desk, log: createAuditLog(api.db) }
}

it('R-desk-log: erases the reason with the guest, and nothing else of the line', async () => {
  const { desk, log } = await openLogged()
  const before = await log.newest(10)
  await desk.guests.erase(goodBooking.email)
  const [, ...after] = await log.newest(10)
  expect(after).toEqual(
    before.map((line) =>
      line.after && 'reason' in line.after ? { ...line, after: { ...line.after, reason: null } } : line,
    ),
  )
  expect(after.some((line) => line.after && 'reason' in line.after)).toBe(true)
})

it.each([
  ['another reason', `'{"totalCents":50000,"reason":"Another"}'`],
  ['another fact', `'{"totalCents":1,"reason":null}'`],
])('R-desk-log: refuses %s', async (_, after) => {
  const { api, log } = await openLogged()
  const before = await log.newest(10)
  await expect(api.db.exec(`UPDATE desk_log SET after = ${after}`)).rejects.toThrow('never changed')
  await expect(api.db.exec("UPDATE desk_log SET who = 'nobody'")).rejects.toThrow('never changed')
  expect(await log.newest(10)).toEqual(before)
})

/** All stays of these tests are over. */
const afterwards = new Date('2027-08-01T06:00:00Z')

/** A stay of another guest, and what the staff wrote about it. */
const openNoted = async (text: string) => {
  const api = await openTestApi()
  const desk = createDeskCommands({ db: api.db, who: 'nirosha', now: () => testNow })
  const other = { ...goodBooking, firstName: 'Ruwan', lastName: 'Silva', email: 'ruwan@example.com' }
  const { reference } = await (await api.post('/api/bookings', other)).json()
  await desk.stays.writeNote(reference, text)
  await desk.stays.setPrice(reference, 500, text)
  await desk.payments.take(reference, { amount: 100, method: 'cash', note: text })
  await desk.blocks.add({
    roomId: 'lighthouse-suite',
    from: '2027-09-02',
    until: '2027-09-05',
    reason: text,
  })
  const read = async () => ({
    note: await api.db.prepare('SELECT note FROM bookings WHERE reference = ?').pluck().get(reference),
    block: await api.db.prepare('SELECT reason FROM blocks').pluck().get(),
    payment: await api.db.prepare('SELECT note FROM payments').pluck().get(),
    log: await api.db
      .prepare("SELECT after ->> 'reason' FROM desk_log WHERE subject = ? AND action = 'booking price'")
      .pluck()
      .get(reference),
  })
  return { api, desk, read }
}

const bookAs = async (api: TestApi, body: object, auth: Record<string, string> = {}) => {
  const stay = { roomType: 'coral-suite', totalPrice: 804 }
  const answer = await api.post('/api/bookings', { ...goodBooking, ...stay, ...body }, auth)
  expect(answer.status).toBe(201)
  return (await answer.json()).reference as string
}

describe('texts about others', () => {
  const text = 'Nut allergy! Late checkout; call +94771234567 or office@dialog.example.'
  const untouched = { note: text, block: text, payment: text, log: text }
  const words = { firstName: 'Late', lastName: 'checkout', phone: '+94771234567' }

  it('are unchanged if an account has their words as a name and an address that nobody confirmed', async () => {
    const { api, read } = await openNoted(text)
    const person = { firstName: 'nut', lastName: 'allergy', email: 'office@dialog.example' }
    const { userId } = await joinAs(api, person)
    await createRemoval(api.db)(userId, afterwards)
    expect(await read()).toEqual(untouched)
  })

  it.each([
    ['cancelled', "status = 'cancelled'"],
    ['a no-show', "status = 'no_show', ended_on = check_in"],
  ])('are unchanged if a booking under their words is %s', async (_, change) => {
    const { api, desk, read } = await openNoted(text)
    const { userId, auth } = await joinAs(api)
    const reference = await bookAs(api, words, auth)
    await api.db.prepare(`UPDATE bookings SET ${change} WHERE reference = ?`).run(reference)
    await createRemoval(api.db)(userId, afterwards)
    await desk.guests.erase(goodBooking.email)
    expect(await read()).toEqual(untouched)
  })

  it('are unchanged if the front desk records arrivals and recorded none of that guest', async () => {
    const { api, read } = await openNoted(text)
    await api.db.exec('UPDATE bookings SET arrived_on = check_in')
    const { userId, auth } = await joinAs(api)
    await bookAs(api, words, auth)
    await createRemoval(api.db)(userId, afterwards)
    expect(await read()).toEqual(untouched)
  })

  it('lose the words by which a guest who stayed is named, in any case, and whole words only', async () => {
    const { api, read } = await openNoted(
      'AMARA Perera and amara@example.com: no late checkouts, Amara Pereras, mary.amara@example.com.',
    )
    const { userId, auth } = await joinAs(api)
    const reference = await bookAs(api, { email: 'Amara@Example.com' }, auth)
    await api.db.prepare('UPDATE bookings SET arrived_on = check_in WHERE reference = ?').run(reference)
    await createRemoval(api.db)(userId, afterwards)
    const marked = '… and …: no late checkouts, Amara Pereras, mary.amara@example.com.'
    expect(await read()).toEqual({ note: marked, block: marked, payment: null, log: null })
  })

  it('lose an address that the account has confirmed, without any stay', async () => {
    const { api, read } = await openNoted('Invoice to AMARA@example.com, Amara Perera')
    const { userId, auth } = await joinAs(api)
    await api.post('/api/auth/confirm', { token: await openLink(api, 'confirm', userId) }, auth)
    await createRemoval(api.db)(userId, afterwards)
    const marked = 'Invoice to …, Amara Perera'
    expect(await read()).toEqual({ note: marked, block: marked, payment: null, log: null })
  })
})

/** Counts the statements that run on the database. */
const countStatements = (db: Database) => {
  let count = 0
  const counted: Database = {
    ...db,
    prepare: (sql) => {
      const statement = db.prepare(sql)
      const proxy = new Proxy(statement, {
        get: (target, name) => {
          if (name === 'pluck')
            return () => {
              target.pluck()
              return proxy
            }
          if (name !== 'get' && name !== 'all' && name !== 'run') return Reflect.get(target, name)
          return (...parameters: never[]) => {
            count += 1
            return target[name](...parameters)
          }
        },
      })
      return proxy as never
    },
  }
  return { counted, count: () => count }
}

it('reads each table once, for any number of an account’s stays', async () => {
  const statementsFor = async (stays: number) => {
    const { api } = await openNoted('Late checkout')
    const { userId, auth } = await joinAs(api)
    for (let stay = 1; stay <= stays; stay += 1) {
      const dates = { checkIn: `2027-07-0${stay}`, checkOut: `2027-07-0${stay + 1}`, totalPrice: 268 }
      await bookAs(api, { ...dates, firstName: `First${stay}`, lastName: `Last${stay}` }, auth)
    }
    await api.db.exec('UPDATE bookings SET arrived_on = check_in')
    const { counted, count } = countStatements(api.db)
    await createRemoval(counted)(userId, afterwards)
    expect(await api.db.prepare("SELECT COUNT(*) FROM bookings WHERE first_name = ''").pluck().get()).toBe(
      stays,
    )
    return count()
  }
  expect(await statementsFor(6)).toBe(await statementsFor(1))
})

it('erases the address in mails with a code for it', async () => {
  const { api, desk } = await openLogged()
  expect((await api.post('/api/bookings/address-code', { email: 'Amara@Example.com' })).status).toBe(202)
  expect((await api.post('/api/bookings/address-code', { email: 'ruwan@example.com' })).status).toBe(202)
  await desk.guests.erase(goodBooking.email)
  const addresses = api.db
    .prepare("SELECT payload ->> 'email' FROM outbox WHERE kind = 'address-code'")
    .pluck()
  expect(await addresses.all()).toEqual(['ruwan@example.com'])
})
