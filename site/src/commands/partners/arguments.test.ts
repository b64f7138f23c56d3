import { WrongUse } from '@calm-rest/command'
import { expect, it } from 'vitest'
import { parsePartnersCommand } from './arguments.ts'

const origin = 'https://www.alpin-tours.example'

it('reads a command with its options, a name from the id where none is given', () => {
  expect(
    parsePartnersCommand(['add', 'alpin-tours', '--origin', origin, '--origin', 'https://b.example']),
  ).toEqual({
    ...{ name: 'add', id: 'alpin-tours', partnerName: 'Alpin Tours', yes: false },
    origins: [origin, 'https://b.example'],
  })
  expect(parsePartnersCommand(['add', 'sea', '--name', 'Am Meer', '--origin', origin])).toMatchObject({
    partnerName: 'Am Meer',
  })
  expect(parsePartnersCommand(['statement', 'sea', '--month', '2027-03', '--csv'])).toEqual({
    ...{ name: 'statement', id: 'sea', month: '2027-03', csv: true, yes: false },
  })
})

it.each([
  [[], 'Which command?'],
  [['statements'], "'statements' is no command."],
  [['list', 'alpin-tours'], "'list' takes no arguments."],
  [['show'], "'show' takes one partner's id."],
  [['add', 'alpin-tours'], 'Which pages?'],
  [['statement', 'alpin-tours'], 'Which month?'],
  [['statement', 'alpin-tours', '--month', '2027-13'], 'Which month?'],
  [['statement', 'alpin-tours', '--month', '2027-03', '--csv', '--json'], 'Either --csv or --json.'],
  [['remove', 'alpin-tours', '--origin', origin], "'remove' takes no --origin."],
  [['list', '--orign', origin], '--orign'],
])('%j is not understood, and the usage says what would be', (args, words) => {
  const parse = () => parsePartnersCommand(args)
  expect(parse).toThrow(WrongUse)
  expect(parse).toThrow(words)
  expect(parse).toThrow('npm run partners -- COMMAND')
})
