import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createApi } from '@calm-rest/api'
import { openPartners, type Partners } from '@calm-rest/api/partners'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { pino } from 'pino'
import { beforeEach, expect, it } from 'vitest'
import { root } from '../root.ts'

let dataDir: string
let partners: Partners

beforeEach(async () => {
  dataDir = temporaryFolder('partners')
  await (await createApi({ dataDir, logger: pino({ level: 'silent' }) })).close()
  partners = await openPartners({ dataDir })
  whenDone(() => partners.close())
})

const run = async (...args: string[]) => {
  const child = spawn(process.execPath, [join(root, 'scripts/partners.ts'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  whenDone(() => child.kill('SIGKILL'))
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
    })
  }
  const [code] = await once(child, 'close')
  return { code, ...output }
}

const origin = 'https://www.alpin-tours.example'
const alpinTours = { id: 'alpin-tours', name: 'Alpin & Söhne', origins: [origin] }

it('takes a partner in, shows it, gives it other origins and ends it', async () => {
  expect(await run('list')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^No partners yet\./) })
  const added = await run('add', 'alpin-tours', '--origin', origin)
  expect(added).toMatchObject({ code: 0, stderr: '' })
  expect(added.stdout).toMatch(
    /^added alpin-tours\nalpin-tours {2}Alpin Tours, active, since \d{4}-\d\d-\d\d\n {2}https:\/\/www\.alpin-tours\.example\n/,
  )
  expect(added.stdout).toContain('/book?partner=alpin-tours')

  const rotated = await run('rotate', 'alpin-tours', '--origin', 'https://new.example', '--yes', '--json')
  expect(JSON.parse(rotated.stdout)).toEqual({
    partner: expect.objectContaining({ id: 'alpin-tours', origins: ['https://new.example'] }),
  })
  expect((await run('list')).stdout).toMatch(/^id .*\nalpin-tours .*active .*https:\/\/new\.example\n$/)

  expect((await run('remove', 'alpin-tours', '--yes')).stdout).toMatch(/^removed alpin-tours\n.*, ended,/)
  expect((await run('show', 'alpin-tours')).stdout).not.toContain('/book?partner')
})

it('prints the statement of a month for people, for spreadsheets and for machines', async () => {
  await partners.add(alpinTours)
  const statement = (...more: string[]) => run('statement', 'alpin-tours', '--month', '2027-03', ...more)
  expect((await statement()).stdout).toBe(
    'Alpin & Söhne (alpin-tours): stays that end in 2027-03\n\nNo stays.\n',
  )
  expect((await statement('--csv')).stdout).toMatch(/^month,.*\r\n2027-03,.*,total,.*,USD\r\n$/)
  expect(JSON.parse((await statement('--json')).stdout).statement.totals).toEqual({
    ...{ bookings: 0, cancelled: 0, nights: 0, revenueCents: 0 },
  })
})

it.each([
  [['add', 'alpin-tours', '--origin', origin], "There is a partner 'alpin-tours' already."],
  [['add', 'sea-blog', '--origin', 'http://sea.example'], 'is not encrypted'],
  [['show', 'nobody'], "There is no partner 'nobody'. Partners: alpin-tours."],
  [['remove', 'alpin-tours'], 'Nobody is here to ask: say --yes.'],
  [['rotate', 'alpin-tours', '--origin', 'https://new.example'], 'Nobody is here to ask: say --yes.'],
])('%j is refused in one sentence, exit code 3, and nothing has changed', async (args, words) => {
  await partners.add(alpinTours)
  const before = await partners.list()
  const { code, stdout, stderr } = await run(...args)
  expect({ code, stdout }).toEqual({ code: 3, stdout: '' })
  expect(stderr).toContain(words)
  expect(stderr).not.toMatch(/^\s+at /m)
  expect(await partners.list()).toEqual(before)
})

it('answers a refusal as JSON where that is asked for', async () => {
  const { code, stdout } = await run('show', 'nobody', '--json')
  expect({ code, answer: JSON.parse(stdout) }).toEqual({
    code: 3,
    answer: { error: "There is no partner 'nobody'. Partners: none.", exitCode: 3 },
  })
})

it('says how it is used where it was not understood, with exit code 2', async () => {
  const { code, stdout, stderr } = await run('statements')
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(/^'statements' is no command\.\n\nnpm run partners -- COMMAND\n/)
})
