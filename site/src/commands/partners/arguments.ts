import type { NoticeTarget } from '@calm-rest/api/partners'
import { collect, InvalidArgumentError, Option, readCommand } from '@calm-rest/command'
import { type Lang, langs } from '@calm-rest/contract/widget'

export type PartnersCommand = { yes: boolean } & (
  | { name: 'add'; id: string; partnerName: string; origins: string[] }
  | { name: 'list' }
  | { name: 'show' | 'remove' | 'rotate-links' | 'rotate-secret'; id: string }
  | { name: 'rotate'; id: string; origins: string[] }
  | { name: 'link'; id: string; campaign: string | undefined; to: string | undefined }
  | { name: 'notify'; id: string; target: NoticeTarget | 'off' }
  | { name: 'notices'; id: string; retry: string | undefined }
  | { name: 'statement'; id: string; month: string; csv: boolean }
)

/** YYYY-MM, of an argument. */
const parseMonth = (text: string): string => {
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(text)) return text
  throw new InvalidArgumentError('It is a month like 2027-03.')
}

/** `Alpin Tours` for alpin-tours. */
const toName = (id: string) =>
  id.replace(/(^|-)(.)/g, (_, hyphen, first) => (hyphen && ' ') + first.toUpperCase())

interface NotifyOptions {
  mail?: string | undefined
  webhook?: string | undefined
  off?: true | undefined
  lang?: Lang | undefined
}

/** One of three destinations; the language is for mails. */
const targetOf = ({ mail, webhook, off, lang }: NotifyOptions): NoticeTarget | 'off' | undefined => {
  const isOne = [mail, webhook, off].filter((way) => way !== undefined).length === 1
  if (!isOne || (lang !== undefined && mail === undefined)) return undefined
  if (mail !== undefined) return { way: 'mail', address: mail, lang: lang ?? 'en' }
  return webhook === undefined ? 'off' : { way: 'webhook', address: webhook }
}

export const parsePartnersCommand = (args: readonly string[]): PartnersCommand =>
  readCommand(
    args,
    { name: 'npm run partners --', description: 'Partners whose pages and links bring bookings' },
    (program, choose) => {
      const partners = program
        .option('--json', 'one line of JSON as the answer')
        .option('--yes', 'do not ask before a change')
      const yes = () => partners.opts().yes ?? false
      const origin = [
        '--origin <origin>',
        'of its pages, like https://www.example.com; several times',
      ] as const
      const forOne = (name: string, description: string) =>
        program.command(name).description(description).argument('<id>', 'of the partner')

      forOne('add', 'take bookings from the pages of these origins')
        .requiredOption(...origin, collect)
        .option('--name <name>', 'its name; by default the id in words')
        .action((id, { origin: origins, name = toName(id) }) =>
          choose({ name: 'add', id, partnerName: name, origins, yes: yes() }),
        )
      program
        .command('list')
        .description('list all partners')
        .action(() => choose({ name: 'list', yes: yes() }))
      forOne('show', 'one partner, and what its pages need').action((id) =>
        choose({ name: 'show', id, yes: yes() }),
      )
      forOne('rotate', 'other origins instead of those it had, from this moment on')
        .requiredOption(...origin, collect)
        .action((id, { origin: origins }) => choose({ name: 'rotate', id, origins, yes: yes() }))
      forOne('remove', 'take no more bookings through it; its statements stay').action((id) =>
        choose({ name: 'remove', id, yes: yes() }),
      )
      forOne('link', 'a link that counts for it, for its mails and print')
        .option('--campaign <campaign>', 'tells its links apart in the statement, like summer-2027')
        .option('--to <page>', '/book by default, or /rooms, /rooms/ID, /')
        .action((id, { campaign, to }) => choose({ name: 'link', id, campaign, to, yes: yes() }))
      forOne('rotate-links', 'end all links that were signed for it, from this moment on').action((id) =>
        choose({ name: 'rotate-links', id, yes: yes() }),
      )
      forOne('notify', 'where it hears of each booking that counts for it')
        .option('--mail <address>', 'by mail')
        .addOption(new Option('--lang <lang>', 'language of the mails; en without it').choices(langs))
        .option('--webhook <url>', 'to its server; prints the secret of the signatures, once')
        .option('--off', 'turn notices off')
        .action((id, options, command) => {
          const target = targetOf(options)
          if (!target) return command.error('Either --mail, with --lang perhaps, or --webhook or --off.')
          choose({ name: 'notify', id, target, yes: yes() })
        })
      forOne('rotate-secret', 'another secret for its webhook, printed once').action((id) =>
        choose({ name: 'rotate-secret', id, yes: yes() }),
      )
      forOne('notices', 'its newest notices, and how they went')
        .option('--retry <notice>', 'send this one again')
        .action((id, { retry }) => choose({ name: 'notices', id, retry, yes: yes() }))
      forOne('statement', 'its bookings by the month of departure')
        .requiredOption('--month <month>', 'like 2027-03', parseMonth)
        .option('--csv', 'as a table for a spreadsheet')
        .action((id, { month, csv = false }, command) =>
          csv && partners.opts().json
            ? command.error('Either --csv or --json.')
            : choose({ name: 'statement', id, month, csv, yes: yes() }),
        )
    },
  )
