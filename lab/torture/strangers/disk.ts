import type { Figure } from '../scenario.ts'
import { countStatuses, faultsIn, type Property } from './property.ts'

/** Messages of one address that are stored in a day. */
const ofAddress = 20

/** Number 10: endless messages; refusals say so, and other guests' messages arrive. */
export const fillByMessages = async ({ isShort, ask, day }: Property): Promise<Figure[]> => {
  const wanted = isShort ? 40 : 240
  const send = (address: string, n: number) =>
    ask(address, '/api/messages', {
      method: 'POST',
      body: {
        fullName: 'A guest',
        email: 'same@example.com',
        message: `${day(0)} ${n} ${'x'.repeat(3_900)}`,
      },
    })
  const answers = await Promise.all(Array.from({ length: wanted }, (_, n) => send('192.0.4.1', n)))
  const elsewhere = await send('198.51.100.40', 0)
  const { 429: refused = 0, ...others } = countStatuses(answers)
  const stored = (others[200] ?? 0) + (others[201] ?? 0)
  return [
    { what: '10: messages of one address', value: wanted, atLeast: 1 },
    { what: '10: of those stored', value: stored, atLeast: 1, atMost: ofAddress },
    { what: '10: of those refused with 429', value: refused, atLeast: wanted - ofAddress },
    {
      what: '10: messages of a guest elsewhere that were stored, of 1',
      value: elsewhere.status < 300 ? 1 : 0,
      exactly: 1,
    },
    { what: '10: answers 5xx', value: faultsIn(answers), exactly: 0 },
  ]
}
