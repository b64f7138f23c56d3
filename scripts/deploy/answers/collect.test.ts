import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { collectAnswers, givenBy, type Prompt } from './collect.ts'
import type { Given } from './question.ts'
import { openTerminal } from './terminal.ts'

/** A person who gives these answers in turn, and the usual one to all questions behind them. */
const person = (...typed: string[]) => {
  const asked: string[] = []
  const heard: string[] = []
  const prompt: Prompt = {
    ask: async (question) => {
      asked.push(question)
      return typed.shift() ?? ''
    },
    say: (line) => void heard.push(line),
  }
  return { prompt, asked, heard }
}

const collect = (sources: { given?: Given; before?: Given; prompt?: Prompt; yes?: boolean }) =>
  collectAnswers({ given: {}, before: {}, prompt: undefined, yes: false, ...sources })

it('asks a wrong answer again, with the reason', async () => {
  const { prompt, asked, heard } = person(
    'calmrest.example/rooms',
    'calmrest.example',
    'nobody',
    'you@calmrest.example',
  )
  const { name, certificates } = await collect({ prompt })
  expect({ name, certificates }).toEqual({ name: 'calmrest.example', certificates: 'you@calmrest.example' })
  expect(heard).toEqual([
    'A name without a path, like calmrest.example.',
    "An e-mail address, like you@calmrest.example, or 'internal'.",
  ])
  expect(asked[0]).toBe(asked[1])
})

it('asks for the password and the sender only where there is a mail server', async () => {
  const without = person('calmrest.example', 'you@calmrest.example', 'none')
  await collect({ prompt: without.prompt })
  expect(without.asked).not.toContain('Its password')
  const to = person('calmrest.example', 'you@calmrest.example', 'smtp://stay@mail.example', 'palm')
  const answers = await collect({ prompt: to.prompt })
  expect(answers.smtpPassword).toBe('palm')
  expect(answers.sender).toBe('Calm Rest <stay@calmrest.example>')
})

it('offers what exists as the usual answer', async () => {
  const { prompt } = person()
  const before: Given = {
    name: 'calmrest.example',
    certificates: 'you@calmrest.example',
    backups: '/mnt/backup',
  }
  expect(await collect({ before, prompt })).toMatchObject(before)
})

it('takes flags, then variables, then what is usual, where nobody is asked', async () => {
  const given = givenBy(
    { DEPLOY_NAME: 'other.example', DEPLOY_CERTIFICATES: 'you@calmrest.example', DEPLOY_SMTP_PASSWORD: 'x' },
    { name: 'calmrest.example' },
  )
  expect(await collect({ given, yes: true })).toMatchObject({
    name: 'calmrest.example',
    certificates: 'you@calmrest.example',
    smtpPassword: 'x',
    database: 'file',
  })
})

it('reads a secret from the file that a variable names, without the line break of an editor', () => {
  const file = join(temporaryFolder('secrets'), 'smtp')
  writeFileSync(file, 'palm tree\n')
  expect(givenBy({ DEPLOY_SMTP_PASSWORD_FILE: file, DEPLOY_NAME_FILE: file }, {})).toEqual({
    smtpPassword: 'palm tree',
  })
  expect(() => givenBy({ DEPLOY_BUCKET_KEY_FILE: '/none' }, {})).toThrow(
    'DEPLOY_BUCKET_KEY_FILE names /none, which cannot be read (ENOENT).',
  )
})

it.each([
  [{}, '--name (DEPLOY_NAME)'],
  [{ name: 'calm rest' }, '--name (DEPLOY_NAME) is not right: A name without a path'],
  [{ name: 'calmrest.com' }, '--certificates (DEPLOY_CERTIFICATES)'],
  [
    { name: 'calmrest.example', smtp: 'mail.example' },
    '--smtp (DEPLOY_SMTP) is not right: A mail server, like smtp://user@mail.example:587',
  ],
  [
    { name: 'calmrest.example', database: 'postgres://calm:word@db.example/calm_rest' },
    'without its password, which is asked next.',
  ],
  [{ name: 'calmrest.example', bucketRecipients: 'me' }, '--bucket-recipients (DEPLOY_BUCKET_RECIPIENTS)'],
  [{ name: 'calmrest.example', bucketKey: 'a\nb' }, 'DEPLOY_BUCKET_KEY is not right: One line.'],
])('names for a machine what is missing or wrong in %j', async (given, words) => {
  await expect(collect({ given })).rejects.toThrow(words)
})

const before: Given = { name: 'calmrest.example', certificates: 'internal', database: 'postgres' }

it('replaces what exists by a flag only with a yes', async () => {
  const given: Given = { database: 'file' }
  await expect(collect({ given, before })).rejects.toThrow(
    'it is postgres. Replace it with file? Nobody is here to ask: say --yes.',
  )
  expect((await collect({ given, before, yes: true })).database).toBe('file')
  const no = person('', '', '', 'no')
  expect((await collect({ given, before, prompt: no.prompt })).database).toBe('postgres')
  expect(no.asked).toContainEqual(expect.stringContaining('Replace it with file (yes or no)'))
  const yes = person('', '', '', 'yes')
  expect((await collect({ given, before, prompt: yes.prompt })).database).toBe('file')
})

it('shows at the terminal what is typed, but no secret', async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} })
  const output = new PassThrough()
  const terminal = openTerminal({ input, output })
  const type = (question: string, keys: string, isSecret: boolean) => {
    const answer = terminal.ask(question, { usual: 'x.example', isSecret })
    input.write(keys)
    return answer
  }
  expect(await type('Name', 'calmrest.example\r', false)).toBe('calmrest.example')
  expect(await type('Password', ' palm tree \r', true)).toBe('palm tree')
  await expect(type('Sender', '\u0003', false)).rejects.toThrow('Nothing changed.')
  terminal.close()
  output.end()
  const shown = await text(output)
  expect(shown).toContain('Name [x.example]: ')
  expect(shown).toContain('calmrest.example')
  expect(shown).toContain('Password [as it is]: ')
  expect(shown).not.toContain('palm')
})
