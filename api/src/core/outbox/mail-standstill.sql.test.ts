import { expect } from 'vitest'
import { hourMs, openPushed } from '../../notify/phones/pushed.fixture.ts'
import { onBoth } from '../../testing/both-engines.ts'
import { goodMessage } from '../../testing/inputs.ts'
import { createMailStandstill } from './mail-standstill.ts'

const minute = 60

/** A site that sends mail to a real server, and how long that has stood still. */
const openMailing = async (options: Parameters<typeof openPushed>[2] = {}) => {
  const pushed = await openPushed({ retryFirstMs: 1e9, retryCapMs: 1e9 }, undefined, options)
  const { api, now, setAhead, mail } = pushed
  const standstill = createMailStandstill(api.db)
  const errors = api.db
    .prepare<[], number>('SELECT COUNT(*) FROM outbox WHERE last_error IS NOT NULL')
    .pluck()
  let count = 0
  return {
    mail,
    errors: () => errors.get(),
    /** A guest's message: a receipt to the guest, and a mail to the property. */
    write: (email: string) => {
      count += 1
      return api.post('/api/messages', { ...goodMessage, email, message: `${goodMessage.message} ${count}` })
    },
    register: (email: string) => {
      const password = 'correct horse battery 9'
      const phone = '+94 77 123 4567'
      const account = { email, password, firstName: 'Ann', lastName: 'Bee', country: 'LK', phone }
      return api.post('/api/users', account)
    },
    after: (minutes: number) => {
      setAhead((minutes * hourMs) / 60)
      return standstill(now())
    },
  }
}

onBoth('counts from the first mail that a mail server does not take, until the next one goes', async () => {
  const { mail, errors, write, after } = await openMailing()
  await write('amara@example.com')
  await expect.poll(() => mail.received.length).toBe(2)
  expect(await after(90)).toBe(0)
  await mail.stop()
  await write('amara@example.com')
  await expect.poll(errors).toBeGreaterThanOrEqual(1)
  const seconds = await after(130)
  expect([seconds >= 39 * minute, seconds <= 41 * minute]).toEqual([true, true])
})

onBoth('is none where single recipients refuse, and one where every recipient does', async () => {
  let isClosed = false
  const { mail, errors, write, after } = await openMailing({
    refuses: (address) => isClosed || address.startsWith('nobody'),
  })
  for (const name of ['nobody1', 'nobody2', 'nobody3', 'nobody4']) await write(`${name}@example.com`)
  await expect.poll(errors).toBe(4)
  await expect.poll(() => mail.received.length).toBe(4)
  expect(await after(90)).toBe(0)
  isClosed = true
  await write('amara@example.com')
  await expect.poll(errors).toBe(6)
  // two in a row, since those before the last mail that went do not count
  expect(await after(100)).toBe(0)
  await write('nimal@example.com')
  await expect.poll(errors).toBe(8)
  expect(await after(150)).toBeGreaterThan(50 * minute)
})

onBoth('is none where a stranger registers with three addresses that do not exist', async () => {
  const { errors, register, after } = await openMailing({
    refuses: (address) => address.startsWith('nobody'),
  })
  for (const name of ['nobody1', 'nobody2', 'nobody3']) await register(`${name}@example.com`)
  await expect.poll(errors).toBe(3)
  expect(await after(40)).toBe(0)
})
