import { WrongUse } from '@calm-rest/command'
import { expect, it } from 'vitest'
import { parsePartnersCommand } from './arguments.ts'

const origin = 'https://www.alpin-tours.example'

it('reads a command with its options, and derives the name from the id by default', () => {
  expect(
    parsePartnersCommand(['add', 'alpin-tours', '--origin', origin, '--origin', 'https://b.example']),
  ).toEqual({
    name: 'add',
    id: 'alpin-tours',
    partnerName: 'Alpin Tours',
    yes: false,
    origins: [origin, 'https://b.example'],
  })
  expect(parsePartnersCommand(['add', 'sea', '--name', 'Am Meer', '--origin', origin])).toMatchObject({
    partnerName: 'Am Meer',
  })
  expect(parsePartnersCommand(['statement', 'sea', '--month', '2027-03', '--csv'])).toEqual({
    name: 'statement',
    id: 'sea',
    month: '2027-03',
    csv: true,
    yes: false,
  })
})

it('reads the destination of notices: one of three', () => {
  const target = (...args: string[]) => parsePartnersCommand(['notify', 'sea', ...args])
  const mail = 'office@sea.example'
  expect(target('--mail', mail)).toMatchObject({ target: { way: 'mail', address: mail, lang: 'en' } })
  expect(target('--mail', mail, '--lang', 'zh')).toMatchObject({ target: { lang: 'zh' } })
  expect(target('--webhook', 'https://sea.example')).toMatchObject({
    target: { way: 'webhook', address: 'https://sea.example' },
  })
  expect(target('--off')).toMatchObject({ target: 'off' })
  expect(parsePartnersCommand(['link', 'sea', '--campaign', 'summer'])).toEqual({
    name: 'link',
    id: 'sea',
    campaign: 'summer',
    to: undefined,
    yes: false,
  })
})

it.each([
  [['notify', 'sea'], 'Either --mail, with --lang perhaps, or --webhook or --off.'],
  [['notify', 'sea', '--off', '--mail', 'a@b.example'], 'Either --mail'],
  [['notify', 'sea', '--webhook', 'https://sea.example', '--lang', 'de'], 'Either --mail'],
  [['notify', 'sea', '--mail', 'a@b.example', '--lang', 'fr'], 'Allowed choices are en, de, zh.'],
  [[], 'Usage: npm run partners -- [options] [command]'],
  [['statements'], "Unknown command 'statements'. Did you mean 'statement'?"],
  [['list', 'alpin-tours'], "Too many arguments for 'list'."],
  [['show'], "Missing required argument 'id'."],
  [['add', 'alpin-tours'], "Required option '--origin <origin>' not specified."],
  [['statement', 'alpin-tours'], "Required option '--month <month>' not specified."],
  [['statement', 'alpin-tours', '--month', '2027-13'], 'It is a month like 2027-03.'],
  [['statement', 'alpin-tours', '--month', '2027-03', '--csv', '--json'], 'Either --csv or --json.'],
  [['remove', 'alpin-tours', '--origin', origin], "Unknown option '--origin'."],
  [['statement', 'alpin-tours', '--month', '2027-03', '--cvs'], "Did you mean '--csv'?"],
])('%j is rejected, and the usage shows what is valid', (args, words) => {
  const parse = () => parsePartnersCommand(args)
  expect(parse).toThrow(WrongUse)
  expect(parse).toThrow(words)
  expect(parse).toThrow('Usage: npm run partners -- ')
})
