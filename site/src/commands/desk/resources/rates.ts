import { readFile, writeFile } from 'node:fs/promises'
import type { Desk, RatePreview } from '@calm-rest/api/desk'
import { type Answer, InvalidArgumentError, Refused, wholeNumber } from '@calm-rest/command'
import { card, dollars, table } from '../../table.ts'
import { propertyTime } from '../property-time.ts'
import type { Resource } from '../resource.ts'

type DeskRates = Awaited<ReturnType<Desk['rates']['check']>>

const signed = (amount: number) => (amount === 0 ? '' : dollars(amount))

const previewText = ({ nights, lines, totalPrice, restricted, minNights }: RatePreview): string => {
  const rows = nights.map((one) => [
    one.night,
    dollars(one.room),
    signed(one.guests),
    signed(one.children),
    signed(one.plan),
    dollars(one.price),
    one.why,
  ])
  const names = ['night', 'room', 'guests', 'children', 'plan', 'USD', 'why']
  const sum = [
    ...lines.map((one): [string, string] => [
      one.name,
      `${dollars(one.amount)}${one.included ? ' (included)' : ''}`,
    ]),
    ['total', dollars(totalPrice)] as [string, string],
  ]
  return [
    table(names, rows, names.slice(1, -1)),
    card(sum),
    ...(restricted.length > 0 ? [`Guests cannot book it: ${restricted.join(', ')}.`] : []),
    ...(minNights === undefined ? [] : [`A stay on these dates has at least ${minNights} nights.`]),
  ].join('\n\n')
}

const countsOf = (rates: DeskRates) =>
  Object.entries(rates).flatMap(([list, rules]): [string, string][] =>
    Array.isArray(rules) ? [[list, String(rules.length)]] : [],
  )

const readDocument = async (file: string): Promise<unknown> => {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new Refused(`${file} cannot be read: ${cause.code}.`)
  })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Refused(`${file} is no JSON: ${(cause as Error).message}.`)
  }
}

const ages = (text: string): number[] => {
  if (/^\d{1,2}(,\d{1,2})*$/.test(text)) return text.split(',').map(Number)
  throw new InvalidArgumentError('Write their ages like 4,9.')
}

export const rates: Resource = (resource, choose) => {
  const changed = async (desk: Desk, done: string): Promise<Answer> => {
    const { version, rates: now } = await desk.rates.current()
    return { text: `${done}\n\n${card([['version', String(version)], ...countsOf(now)])}`, json: { version } }
  }

  resource
    .command('list')
    .description('how many rules of each kind there are')
    .action(() =>
      choose(async ({ desk }) => {
        const { version, rates: now } = await desk.rates.current()
        return { text: card([['version', String(version)], ...countsOf(now)]), json: { version, rates: now } }
      }),
    )

  resource
    .command('preview')
    .description('what a stay costs, night by night, and why')
    .argument('<room>')
    .requiredOption('--from <day>', 'the first night')
    .requiredOption('--until <day>', 'the day of departure')
    .option('--guests <n>', 'children included', wholeNumber(), 2)
    .option('--children <ages>', 'of those of the guests who are children, like 4,9', ages)
    .option('--plan <id>', 'standard without it')
    .option('--code <code>', 'a promotion code')
    .option('--file <file>', 'by the rates in this file, which need not hold yet')
    .action((roomId, { code: promotionCode, file, ...stay }) =>
      choose(async ({ desk }) => {
        const given = file === undefined ? undefined : await desk.rates.check(await readDocument(file))
        const preview = await desk.rates.preview({ roomId, promotionCode, ...stay }, given)
        return { text: previewText(preview), json: { preview } }
      }),
    )

  resource
    .command('export')
    .description('writes all rates into a file')
    .argument('<file>')
    .action((file) =>
      choose(async ({ desk }) => {
        const { version, rates: now } = await desk.rates.current()
        await writeFile(file, `${JSON.stringify(now, undefined, 2)}\n`)
        return { text: `wrote version ${version} to ${file}`, json: { version, file } }
      }),
    )

  resource
    .command('import')
    .description('makes the rates in a file hold')
    .argument('<file>')
    .action((file) =>
      choose(async ({ desk, ask }) => {
        const next = await desk.rates.check(await readDocument(file))
        const { version } = await desk.rates.current()
        const counts = countsOf(next).map(([list, count]) => `${count} ${list}`)
        await ask(`Replace version ${version} of the rates by ${counts.join(', ')}?`)
        await desk.rates.replace(next)
        return changed(desk, `imported ${file}`)
      }),
    )

  resource
    .command('versions')
    .description('when the rates were changed')
    .action(() =>
      choose(async ({ desk }) => {
        const versions = await desk.rates.versions()
        const rows = versions.map((one) => [String(one.version), propertyTime(one.changedAt)])
        const text = rows.length === 0 ? 'The rates were never changed.' : table(['version', 'since'], rows)
        return { text, json: { versions } }
      }),
    )

  resource
    .command('restore')
    .description('makes an earlier version hold again')
    .argument('<version>', '0 is before any rates', wholeNumber(0))
    .action((version) =>
      choose(async ({ desk, ask }) => {
        await ask(`Make version ${version} of the rates hold again?`)
        await desk.rates.restore(version)
        return changed(desk, `restored version ${version}`)
      }),
    )
}
