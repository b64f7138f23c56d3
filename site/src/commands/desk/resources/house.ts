import type { FactsChange } from '@calm-rest/api/desk'
import { type Answer, InvalidArgumentError } from '@calm-rest/command'
import type { PropertyFacts } from '@calm-rest/contract/api'
import { card } from '../../table.ts'
import type { Resource } from '../resource.ts'

const about = (facts: PropertyFacts, done?: string): Answer => {
  const shown = card([
    ['phone', facts.phone],
    ["manager's phone", facts.managerPhone],
    ['check-in', `from ${facts.checkInFrom}`],
    ['check-out', `until ${facts.checkOutUntil}`],
    ['breakfast', `${facts.breakfastFrom}–${facts.breakfastUntil}`],
  ])
  return { text: done === undefined ? shown : `${done}\n\n${shown}`, json: { facts } }
}

const time = (text: string): string => {
  if (/^\d{2}:\d{2}$/.test(text)) return text
  throw new InvalidArgumentError('It is a time like 14:00.')
}

export const house: Resource = (resource, choose) => {
  resource
    .command('list')
    .description('hours and telephones, as guests are told')
    .action(() => choose(async ({ desk }) => about(await desk.facts.read())))

  resource
    .command('set')
    .description('other hours or telephones; guests see them with their next page')
    .option('--phone <number>', 'of the house, like "+94 41 555 0142"')
    .option('--manager-phone <number>', 'of the manager')
    .option('--check-in <time>', 'from when, like 14:00', time)
    .option('--check-out <time>', 'until when', time)
    .option('--breakfast-from <time>', 'when breakfast begins', time)
    .option('--breakfast-until <time>', 'when it ends', time)
    .action(({ checkIn, checkOut, ...others }) =>
      choose(async ({ desk, ask }) => {
        const change: FactsChange = { ...others, checkInFrom: checkIn, checkOutUntil: checkOut }
        const words = Object.entries(change).flatMap(([name, value]) => (value ? [`${name} ${value}`] : []))
        if (words.length === 0) return about(await desk.facts.read(), 'Nothing to change.')
        await ask(`Tell guests from now on: ${words.join(', ')}?`)
        return about(await desk.facts.change(change), 'Guests are told from now on:')
      }),
    )
}
