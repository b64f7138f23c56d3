import { langs } from '@calm-rest/contract/widget'
import { expect } from 'vitest'
import { it, onBoth } from '../../testing/both-engines.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { testNow } from '../../testing/test-now.ts'
import { firstRates } from './rates.ts'

const right = 'CALM2027'
const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04', roomType: 'lighthouse-suite', guests: 2 }
const attacker = '203.0.113.7'

const open = async () => {
  const { api, desk } = await openTestDesk()
  await desk.rates.replace({
    plans: firstRates.plans,
    promotionCodes: [{ code: right, percent: 50 }],
  })
  const post = async (path: string, body: object, remoteAddress = attacker) => {
    const headers = { 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await api.app.request(path, init, { incoming: { socket: { remoteAddress } } } as never)
    const data = await answer.json()
    return { status: answer.status, data, code: data.code as string | undefined, headers: answer.headers }
  }
  const quote = (promotionCode?: string, from?: string) =>
    post('/api/quotes', { ...stay, ...(promotionCode && { promotionCode }) }, from)
  const book = (promotionCode: string, from?: string) =>
    post('/api/bookings', { ...goodBooking, promotionCode, totalPrice: 352.5 }, from)
  return { api, desk, post, quote, book }
}

const guess = (i: number) => `GUESS${i}`
const codesOf = (answers: readonly { code: string | undefined }[]) => [
  ...new Set(answers.map(({ code }) => code)),
]

it('300 guesses of one network: twenty are answered, in quotes and bookings together, and then not even the right one', async () => {
  const { quote, book } = await open()
  const first = []
  for (let i = 0; i < 10; i += 1) first.push(await quote(guess(i)), await book(guess(100 + i)))
  expect(codesOf(first)).toEqual(['promotion_invalid'])
  const others = []
  for (let i = 0; i < 300; i += 1) others.push(await quote(guess(1000 + i), `203.0.113.${i % 250}`))
  others.push(await quote(right), await book(right))
  expect(codesOf(others)).toEqual(['too_many_codes'])
  expect(others.at(-1)?.status).toBe(429)
  expect(Number(others.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(800)
})

onBoth('concurrent guesses get no more than twenty answers', async () => {
  const { quote } = await open()
  const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => quote(guess(i))))
  expect(answers.filter(({ code }) => code === 'promotion_invalid')).toHaveLength(20)
})

it('a guest of another network uses the right code, and one of the same network books without any', async () => {
  const { quote, book, post } = await open()
  for (let i = 0; i < 30; i += 1) await quote(guess(i))
  expect((await quote(right, '198.51.100.4')).data.totalPrice).toBe(352.5)
  expect((await book(right, '198.51.100.4')).status).toBe(201)
  expect((await quote()).status).toBe(200)
  const plain = { ...goodBooking, checkIn: '2027-08-01', checkOut: '2027-08-04' }
  expect((await post('/api/bookings', plain)).status).toBe(201)
})

it('a form that repeats one typing error, or the right code, does not use up the limit', async () => {
  const { quote, book } = await open()
  for (let i = 0; i < 40; i += 1) await quote('CALM2O27')
  for (let i = 0; i < 40; i += 1) expect((await quote(right)).status).toBe(200)
  expect((await book(right)).status).toBe(201)
})

it.each(langs)('says in %s what the guest can do', async (lang) => {
  const { post, quote } = await open()
  for (let i = 0; i < 21; i += 1) await quote(guess(i))
  const { data } = await post(`/api/quotes?lang=${lang}`, { ...stay, promotionCode: right })
  expect([data.code, data.error.length > 20]).toEqual(['too_many_codes', true])
})

it('a wrong code takes the same work as a right one: restrictions and prices are looked up before it is refused', async () => {
  const { desk, quote } = await open()
  await desk.rates.replace({
    plans: firstRates.plans,
    promotionCodes: [{ code: right, percent: 50 }],
    restrictions: [{ from: '2027-07-01', until: '2027-07-02', closedToArrival: true }],
  })
  expect(codesOf([await quote(right), await quote(guess(1))])).toEqual(['stay_restricted'])
})

it('a new code has six characters; a shorter older one stays valid until it is changed', async () => {
  const { api, desk } = await open()
  const rates = (...promotionCodes: object[]) => ({ plans: firstRates.plans, promotionCodes })
  await expect(desk.rates.replace(rates({ code: 'CALM', percent: 5 }))).rejects.toThrow('at least 6 signs')
  const old = { code: 'CALM', percent: 5 }
  const { rates: held } = await desk.rates.current()
  const document = JSON.stringify({ ...held, promotionCodes: [old] })
  const insert = 'INSERT INTO rates (version, document, changed_at) VALUES (99, ?, ?)'
  await api.db.prepare(insert).run(document, testNow.toISOString())
  await desk.rates.replace(rates(old, { code: 'CALM2028', percent: 5 }))
  await expect(desk.rates.replace(rates({ ...old, percent: 6 }))).rejects.toThrow('at least 6 signs')
})
