import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startExchangeRates } from './exchange-rates.ts'
import { readReferenceRates } from './read-reference-rates.ts'

/** In the format of the bank. */
const reference = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube><Cube time='2027-05-31'>
    <Cube currency='USD' rate='1.25'/><Cube currency='CNY' rate='8.75'/><Cube currency='JPY' rate='200'/>
  </Cube></Cube>
</gesmes:Envelope>`

const serve = async (answer: (response: ServerResponse) => void) => {
  const server = createServer((_, response) => answer(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/rates.xml`
}

it('reads the value of a euro in each currency', () => {
  expect(Object.fromEntries(readReferenceRates(reference))).toEqual({
    EUR: 1,
    USD: 1.25,
    CNY: 8.75,
    JPY: 200,
  })
})

it.each(['', '<html></html>', '{"rates":{}}', reference.replace('1.25', 'free')])(
  'rejects anything else: %s',
  (text) => {
    expect(() => readReferenceRates(text)).toThrow()
  },
)

it('keeps rates for a week after their arrival', async () => {
  let now = new Date('2027-06-01T06:00:00Z')
  const url = await serve((response) => response.end(reference))
  const rates = startExchangeRates({ url, now: () => now, logger: pino({ level: 'silent' }) })
  onTestFinished(rates.stop)
  await expect.poll(() => rates.current().get('USD')).toBe(1.25)
  now = new Date('2027-06-08T06:00:01Z')
  expect(rates.current().size).toBe(0)
})

it.each([
  ['does not answer', 503, (response: ServerResponse) => response.writeHead(503).end()],
  ['sends without end', 'too_large', (response: ServerResponse) => response.end('x'.repeat(200_001))],
  [
    'leads elsewhere',
    undefined,
    (response: ServerResponse) => response.writeHead(302, { Location: '/' }).end(),
  ],
])('continues if the other server %s, and logs it', async (_, code, answer) => {
  const url = await serve(answer)
  const logger = pino({ level: 'silent' })
  const warned = vi.spyOn(logger, 'warn')
  const rates = startExchangeRates({ url, now: () => new Date(), logger })
  onTestFinished(rates.stop)
  await expect.poll(() => warned.mock.calls).toEqual([[{ code }, 'exchange rates were not fetched']])
  expect(rates.current().size).toBe(0)
})
