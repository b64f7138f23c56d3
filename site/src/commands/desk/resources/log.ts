import { type LogLine, unshownFacts } from '@calm-rest/api/desk'
import { wholeNumber } from '@calm-rest/command'
import { table } from '../../table.ts'
import { propertyTime } from '../property-time.ts'
import type { Resource } from '../resource.ts'

const defaultLines = 50

type Facts = LogLine['before']

const factsText = (facts: Facts) =>
  Object.entries(facts ?? {})
    .map(([name, value]) => `${name} ${value ?? '-'}`)
    .join(', ')

/** The values that changed, or all of them where something was added or removed. */
const changeText = ({ before, after }: LogLine): string => {
  if (before === null || after === null) return before ? `was ${factsText(before)}` : factsText(after)
  return Object.keys(after)
    .filter((name) => before[name] !== after[name] && !unshownFacts.includes(name))
    .map((name) => `${name} ${before[name] ?? '-'} → ${after[name] ?? '-'}`)
    .join(', ')
}

export const log: Resource = (resource, choose) => {
  resource
    .argument('[subject]', 'a booking, room or review')
    .option('--limit <n>', 'how many lines', wholeNumber(), defaultLines)
    .action((subject, { limit }) =>
      choose(async ({ desk }) => {
        const lines = await desk.log(limit, subject)
        const rows = lines.map((line) => [
          propertyTime(line.at),
          line.who,
          line.action,
          line.subject,
          changeText(line),
        ])
        const text = rows.length === 0 ? 'Nothing yet.' : table(['at', 'who', 'did', 'what', 'change'], rows)
        return { text, json: { lines } }
      }),
    )
}
