import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import type { Figure } from '../scenario.ts'
import { countStatuses, faultsIn, type Property } from './property.ts'

/** Strangers that one network may have mailed in an hour. */
const ofNetwork = 20

const domain = 'strangers.example'

/** Distinct addresses of strangers in the outbox. */
const mailedStrangers = (dataDir: string): number => {
  const folder = joinPath(dataDir, 'outbox')
  if (!existsSync(folder)) return 0
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(joinPath(folder, name), 'utf8'))
  return new Set(
    texts.flatMap((text) => new RegExp(`^To: .*?([\\w.-]+@${domain})`, 'm').exec(text)?.[1] ?? []),
  ).size
}

/** Waits until the outbox has sent what it had to, as far as an outsider sees it: nothing more for a second. */
const settled = async (dataDir: string) => {
  let before = -1
  for (let now = mailedStrangers(dataDir); now !== before; now = mailedStrangers(dataDir)) {
    before = now
    await new Promise((resolve) => setTimeout(resolve, 1_500))
  }
}

/** Number 8: one network has strangers mailed, by messages, registrations and links. */
export const mailStrangers = async ({ isShort, dataDir, ask }: Property): Promise<Figure[]> => {
  const each = isShort ? 12 : 180
  const answers = []
  for (let n = 0; n < each; n += 1) {
    const email = `guest${n}@${domain}`
    const address = `192.0.3.${(n % 250) + 1}`
    answers.push(
      await ask(address, '/api/messages', {
        method: 'POST',
        body: { fullName: 'A guest', email, message: 'Is there a cot?' },
      }),
      await ask(address, '/api/users', {
        method: 'POST',
        body: {
          firstName: 'A',
          lastName: 'Guest',
          country: 'Sri Lanka',
          email: `new-${email}`,
          password: 'a-long-and-quiet-word',
        },
      }),
    )
  }
  await settled(dataDir)
  const statuses = countStatuses(answers)
  return [
    {
      what: '8: messages and registrations with other people’s addresses',
      value: answers.length,
      atLeast: 1,
    },
    { what: '8: of those taken', value: (statuses[200] ?? 0) + (statuses[201] ?? 0), atLeast: 1 },
    { what: '8: strangers that were mailed', value: mailedStrangers(dataDir), atLeast: 1, atMost: ofNetwork },
    { what: '8: answers 5xx', value: faultsIn(answers), exactly: 0 },
  ]
}
