import type { LogLine } from '@calm-rest/api/desk'
import { table } from '../../table.ts'
import { type Command, type Thing, whole } from '../command.ts'
import { atHouse } from '../moments.ts'

const defaultLines = 50

type Facts = LogLine['before']

const factsText = (facts: Facts) =>
  Object.entries(facts ?? {})
    .map(([name, value]) => `${name} ${value ?? '-'}`)
    .join(', ')

/** What became different; what was there or is there now, where there was or is nothing else. */
const changeText = ({ before, after }: LogLine): string => {
  if (before === null || after === null) return before ? `was ${factsText(before)}` : factsText(after)
  return Object.keys(after)
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name} ${before[name] ?? '-'} → ${after[name] ?? '-'}`)
    .join(', ')
}

const list: Command = {
  takes: '[SUBJECT] [--limit N]',
  args: [0, 1],
  options: ['limit'],
  does: `who changed what, the newest first; about one booking, room or review; ${defaultLines} lines without --limit`,
  run: async ({ args: [subject], values: { limit } }, { desk }) => {
    const lines = await desk.log(limit === undefined ? defaultLines : whole(limit, '--limit'), subject)
    const rows = lines.map((line) => [
      atHouse(line.at),
      line.who,
      line.action,
      line.subject,
      changeText(line),
    ])
    const text = rows.length === 0 ? 'Nothing yet.' : table(['at', 'who', 'did', 'what', 'change'], rows)
    return { text, json: { lines } }
  },
}

export const log: Thing = { list }
