import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnvironment } from '@calm-rest/api'
import { calls, pages } from '@calm-rest/contract/openapi'
import { readinessFacts } from '@calm-rest/contract/schemas'
import { parseReleaseCommand } from '@calm-rest/release-command'
import {
  parseBackupCommand,
  parseDbCommand,
  parseDeskCommand,
  parseMediaCommand,
  parsePartnersCommand,
  parseRestoreCommand,
} from '@calm-rest/site/commands'
import { expect, it } from 'vitest'
import { parseDeployCommand } from './deploy/arguments.ts'
import { parseFaultsCommand } from './faults/arguments.ts'
import { faults } from './faults/faults.ts'
import { readNewRemote } from './new-remote/arguments.ts'
import { root } from './root.ts'
import { parseTestCommand } from './testing/arguments.ts'

const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8')
const configuration = readFileSync(join(root, 'docs/configuration.md'), 'utf8')

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found as string)

/** First cells of the rows in the table below a heading. */
const firstCells = (heading: string) => {
  const section = runbook.split(/^## /m).find((one) => one.startsWith(`${heading}\n`)) ?? ''
  return all(section, /^\| `([^`]+)`/gm)
}

const commandsOf = (text: string) => [
  ...all(text, /```sh\n([\s\S]*?)```/g).flatMap((block) => block.trim().split('\n')),
  ...all(text, /`(npm run [^`]+)`/g),
]

const commands = commandsOf(runbook)

/** Parsers of the commands; each throws where it does not understand the arguments. */
const parsers: Record<string, (args: string[]) => unknown> = {
  backup: parseBackupCommand,
  db: parseDbCommand,
  deploy: parseDeployCommand,
  desk: parseDeskCommand,
  faults: (args) =>
    parseFaultsCommand(
      args,
      faults.map(({ id }) => id),
    ),
  media: parseMediaCommand,
  'new:remote': readNewRemote,
  partners: parsePartnersCommand,
  release: (args) => parseReleaseCommand(args),
  restore: parseRestoreCommand,
  test: parseTestCommand,
}

const guides = globSync(['*.md', 'docs/*.md', 'docs/{bench,security,torture}/*.md'], { cwd: root })

it.each(guides)('%s names commands that would be understood', (guide) => {
  const text = readFileSync(join(root, guide), 'utf8')
  for (const command of commandsOf(text)) {
    const [, name = '', rest = ''] = /\bnpm (?:run )?([\w:]+) -- ([^>]+)/.exec(command) ?? []
    if (/…|--help\b/.test(rest)) continue
    const args = [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain)
    expect(() => args.length > 0 && parsers[name]?.(args), `${guide}: ${command}`).not.toThrow()
  }
})

it('finds the commands of the runbook, each of which has words of its own', () => {
  const own = commands.filter((command) => command.startsWith('npm run '))
  expect(own.length).toBeGreaterThan(10)
  for (const command of own) expect(/^npm run (\w+)/.exec(command)?.[1]).toBeOneOf(Object.keys(parsers))
})

it('asks for addresses that answer', () => {
  const known: string[] = [...Object.values(calls), ...Object.values(pages)].map(({ path }) => path)
  const asked = commands.flatMap((command) => all(command, /localhost:3000(\S+)/g))
  expect(asked.filter((path) => !known.includes(path))).toEqual([])
  expect(asked).toContain('/api/metrics')
})

it('explains every fact of readiness', () => {
  const documented = firstCells('Is it up').filter((cell) => !cell.startsWith('/'))
  expect(documented).toEqual(Object.keys(readinessFacts.shape))
})

it('explains every line that is written to the log, and none that is not', () => {
  const sources = globSync(
    [
      ...['api/src', 'packages/server/src', 'shell/server'].map((folder) => `${folder}/**/*.ts`),
      'site/src/*.ts',
    ],
    { cwd: root },
  )
    .filter((path) => !/\.test\.ts$|\.fixture\.ts$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
  const documented = firstCells('The log')
  const unlogged = documented.filter((message) => !sources.some((source) => source.includes(`'${message}'`)))
  expect(unlogged).toEqual([])
  const calling = sources
    .flatMap((source) => source.split('\n'))
    .filter((line) =>
      /\b(logger(\.(trace|debug|info|warn|error|fatal)|\[.*\])\(|say\(('(info|warn|error)'|result\.))/.test(
        line,
      ),
    )
    // the lines of threads are written where they arise
    .filter((line) => !line.includes('(about, message)'))
  const unexplained = calling.filter(
    (line) => !all(line, /'([^']+)'/g).some((one) => documented.includes(one)),
  )
  expect(unexplained).toEqual([])
  expect(calling.length).toBeGreaterThan(15)
})

it('names variables that are read, with their defaults', () => {
  const { BACKUP_EVERY_HOURS, BACKUP_KEEP } = parseEnvironment({})
  expect(configuration).toContain(`| \`BACKUP_EVERY_HOURS\` | \`${BACKUP_EVERY_HOURS}\` `)
  expect(configuration).toContain(`\`BACKUP_KEEP\` (\`${Object.values(BACKUP_KEEP)}\`)`)
})
