import { expect, it } from 'vitest'
import { parsePartnersCommand } from './arguments.ts'
import { alpinTours, openCommand, origin } from './partners.fixture.ts'
import { run } from './run.ts'

/** The commands in this process, on a property of its own; questions are kept and confirmed. */
const open = async () => {
  const { partners } = await openCommand()
  const asked: string[] = []
  const ask = async (args: readonly string[]) => {
    const confirm = async (question: string) => void asked.push(question)
    const command = parsePartnersCommand(args)
    const { text, json } = await run(command, { partners, confirm, site: 'https://calm-rest.example' })
    return { json, text: text.replaceAll(/\d{4}-\d\d-\d\d( \d\d:\d\d UTC)?/g, 'DAY') }
  }
  return { partners, asked, ask, textOf: async (...args: string[]) => (await ask(args)).text }
}

const heading = 'alpin-tours  Alpin Tours, active, since DAY'
const ways = ['in its pages: partner="alpin-tours"', 'as a link:    npm run partners -- link alpin-tours']
const none = 'notices:      none'
const webhook = `${origin}/notices`

it('says what it did and what a partner has, and asks before it takes something away', async () => {
  const { asked, textOf } = await open()
  expect(await textOf('list')).toBe('No partners yet. The first: npm run partners -- add ID --origin ORIGIN')
  const added = [`added alpin-tours`, heading, `  ${origin}`, '', ...ways, none]
  expect(await textOf('add', 'alpin-tours', '--origin', origin)).toBe(added.join('\n'))
  expect(await textOf('list')).toMatch(/^id .*\nalpin-tours {2}Alpin Tours {2}active {2}DAY .* https:\/\/www/)
  expect(asked).toEqual([])

  const rotated = ['rotated alpin-tours', heading, '  https://new.example', '', ...ways, none]
  expect(await textOf('rotate', 'alpin-tours', '--origin', 'https://new.example')).toBe(rotated.join('\n'))
  const shown = await textOf('show', 'alpin-tours')
  expect(shown).toBe(rotated.slice(1).join('\n'))
  expect(await textOf('rotate-links', 'alpin-tours', '--yes')).toBe(
    "rotated the links of alpin-tours: 'link' signs new ones",
  )
  await textOf('rotate-links', 'alpin-tours')

  const ended = 'alpin-tours  Alpin Tours, ended, since DAY'
  expect(await textOf('remove', 'alpin-tours')).toBe(`removed alpin-tours\n${ended}`)
  expect(await textOf('show', 'alpin-tours')).toBe(ended)
  expect(asked).toEqual([
    `Take no more bookings from ${origin}?`,
    'Let no link count any more that was signed for Alpin Tours?',
    'Take no more bookings through Alpin Tours?',
  ])
})

it('signs links, and tells machines the same as people', async () => {
  const { partners, ask } = await open()
  const partner = await partners.add(alpinTours)
  expect((await ask(['show', 'alpin-tours'])).json).toEqual({ partner: { ...partner, notices: null } })
  expect((await ask(['list'])).json).toEqual({ partners: [partner] })
  const { text, json } = await ask([
    'link',
    'alpin-tours',
    '--campaign',
    'summer',
    '--to',
    '/rooms/coral-suite',
  ])
  expect(json).toEqual({ link: text })
  expect(text).toMatch(
    /^https:\/\/calm-rest\.example\/rooms\/coral-suite\?partner=alpin-tours&campaign=summer&sig=[\w-]{16}$/,
  )
  await ask(['rotate-links', 'alpin-tours', '--yes'])
  expect(
    (await ask(['link', 'alpin-tours', '--campaign', 'summer', '--to', '/rooms/coral-suite'])).text,
  ).not.toBe(text)
})

it('shows a secret when it is made and never again', async () => {
  const { partners, asked, ask, textOf } = await open()
  await partners.add(alpinTours)
  const notices = `notices:      by webhook to ${webhook}, since DAY`
  const secret = /\n\nsecret: {7}whsec_\S{44}\nIt is shown this once\./
  const first = await ask(['notify', 'alpin-tours', '--webhook', webhook])
  expect(first.text.split('\n')[0]).toBe(notices)
  expect(first.text).toMatch(secret)
  const shown = await ask(['show', 'alpin-tours'])
  expect(shown.text.split('\n').at(-1)).toBe(notices)
  expect(JSON.stringify(shown)).not.toContain('whsec_')
  const second = await ask(['rotate-secret', 'alpin-tours'])
  expect(second.text).toMatch(secret)
  expect(second.json).toMatchObject({
    notices: { address: webhook },
    secret: expect.stringMatching(/^whsec_/),
  })
  expect(second.json).not.toEqual(first.json)
  expect(asked).toEqual(['Sign nothing any more with the secret that alpin-tours has?'])

  expect((await ask(['notify', 'alpin-tours', '--mail', 'a@b.example', '--lang', 'de'])).json).toEqual({
    notices: expect.objectContaining({ way: 'mail', address: 'a@b.example', lang: 'de' }),
  })
  expect(await textOf('notify', 'alpin-tours', '--off')).toBe(
    `${none}: turned off on DAY, before that by mail to a@b.example, in de`,
  )
  expect(await textOf('notices', 'alpin-tours')).toBe('No notices in the last month.')
})

it('writes the statement of a month as a list or for a spreadsheet', async () => {
  const { partners, ask } = await open()
  await partners.add(alpinTours)
  const statement = ['statement', 'alpin-tours', '--month', '2027-03']
  const { text, json } = await ask(statement)
  expect(text).toBe('Alpin & Söhne (alpin-tours): stays that end in 2027-03\n\nNo stays.')
  expect(json).toMatchObject({ statement: { month: '2027-03', totals: { bookings: 0, revenueCents: 0 } } })
  expect((await ask([...statement, '--csv'])).text).toMatch(/^\ufeffmonth,.*\r\n2027-03,.*,total,.*,USD\r\n$/)
})

it('takes nothing away without a confirmation', async () => {
  const { partners } = await openCommand()
  await partners.add(alpinTours)
  await partners.notify('alpin-tours', { way: 'webhook', address: webhook })
  const state = async () => [await partners.list(), await partners.link('alpin-tours', {})]
  const before = await state()
  const confirm = () => Promise.reject(new Error('not confirmed'))
  for (const args of ['remove', 'rotate --origin https://new.example', 'rotate-links', 'rotate-secret']) {
    const [name = '', ...options] = args.split(' ')
    const command = parsePartnersCommand([name, 'alpin-tours', ...options])
    await expect(run(command, { partners, confirm, site: origin })).rejects.toThrow('not confirmed')
  }
  expect(await state()).toEqual(before)
})
