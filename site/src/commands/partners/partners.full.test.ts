import { expect, it } from 'vitest'
import { alpinTours, openCommand, origin } from './partners.fixture.ts'

it('prints the statement of a month for people, for spreadsheets and for machines', async () => {
  const { partners, run } = await openCommand()
  await partners.add(alpinTours)
  const statement = (...more: string[]) => run('statement', 'alpin-tours', '--month', '2027-03', ...more)
  expect((await statement()).stdout).toBe(
    'Alpin & Söhne (alpin-tours): stays that end in 2027-03\n\nNo stays.\n',
  )
  expect((await statement('--csv')).stdout).toMatch(/^\ufeffmonth,.*\r\n2027-03,.*,total,.*,USD\r\n$/)
  expect(JSON.parse((await statement('--json')).stdout).statement.totals).toEqual({
    bookings: 0,
    cancelled: 0,
    nights: 0,
    revenueCents: 0,
  })
})

it.each([
  [['add', 'alpin-tours', '--origin', origin], "There is a partner 'alpin-tours' already."],
  [['add', 'sea-blog', '--origin', 'http://sea.example'], 'is not encrypted'],
  [['show', 'nobody'], "There is no partner 'nobody'. Partners: alpin-tours."],
  [['remove', 'alpin-tours'], 'Nobody is here to ask: say --yes.'],
  [['rotate', 'alpin-tours', '--origin', 'https://new.example'], 'Nobody is here to ask: say --yes.'],
  [['rotate-links', 'alpin-tours'], 'Nobody is here to ask: say --yes.'],
  [['rotate-secret', 'alpin-tours', '--yes'], "'alpin-tours' has no webhook."],
  [['link', 'alpin-tours', '--to', '/about'], 'is no page that'],
  [['notify', 'alpin-tours', '--webhook', 'http://www.alpin-tours.example'], 'is not encrypted'],
  [['notify', 'alpin-tours', '--off'], "'alpin-tours' gets no notices."],
  [['notices', 'alpin-tours', '--retry', 'ntc_1'], "'alpin-tours' has no notice 'ntc_1'."],
])('%j is refused in one sentence, exit code 3, and nothing has changed', async (args, words) => {
  const { partners, run } = await openCommand()
  await partners.add(alpinTours)
  const before = await partners.list()
  const { code, stdout, stderr } = await run(...args)
  expect({ code, stdout }).toEqual({ code: 3, stdout: '' })
  expect(stderr).toContain(words)
  expect(stderr).not.toMatch(/^\s+at /m)
  expect(await partners.list()).toEqual(before)
})

it('prints a refusal as JSON if requested', async () => {
  const { run } = await openCommand()
  const { code, stdout } = await run('show', 'nobody', '--json')
  expect({ code, answer: JSON.parse(stdout) }).toEqual({
    code: 3,
    answer: { error: "There is no partner 'nobody'. Partners: none.", exitCode: 3 },
  })
})

it('prints its usage if it is not understood, with exit code 2', async () => {
  const { run } = await openCommand()
  const { code, stdout, stderr } = await run('statements')
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(
    /^Unknown command 'statements'\. Did you mean 'statement'\?\n\nUsage: npm run partners -- /,
  )
})

it('shows where notices go without the secret, and their outcomes', async () => {
  const { partners, run } = await openCommand()
  await partners.add(alpinTours)
  await partners.notify('alpin-tours', { way: 'webhook', address: `${origin}/notices` })
  const shown = (await run('show', 'alpin-tours')).stdout
  expect(shown).toContain(`by webhook to ${origin}/notices`)
  expect(shown).not.toContain('whsec_')
  expect((await run('notices', 'alpin-tours')).stdout).toBe('No notices in the last month.\n')
})

it('switches notices to mail and off, and invalidates links', async () => {
  const { partners, run } = await openCommand()
  await partners.add(alpinTours)
  const mailed = await run(
    'notify',
    'alpin-tours',
    '--mail',
    'office@alpin-tours.example',
    '--lang',
    'de',
    '--json',
  )
  expect(JSON.parse(mailed.stdout)).toEqual({
    notices: expect.objectContaining({ way: 'mail', address: 'office@alpin-tours.example', lang: 'de' }),
  })
  expect((await run('notify', 'alpin-tours', '--off')).stdout).toMatch(/^notices: +none: turned off on /)
  const link = async () => (await run('link', 'alpin-tours')).stdout
  const first = await link()
  expect(await link()).toBe(first)
  expect((await run('rotate-links', 'alpin-tours', '--yes')).stdout).toContain(
    'rotated the links of alpin-tours',
  )
  expect(await link()).not.toBe(first)
})
