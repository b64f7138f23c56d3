import { expect, it } from 'vitest'
import { alpinTours, openCommand } from './partners.fixture.ts'

it.each([
  [['show', 'nobody'], "There is no partner 'nobody'. Partners: alpin-tours."],
  [['remove', 'alpin-tours'], 'Nobody is here to ask: say --yes.'],
])('%j is refused in one sentence, exit code 3, and nothing has changed', async (args, words) => {
  const { partners, run } = await openCommand()
  await partners.add(alpinTours)
  const before = await partners.list()
  const { code, stdout, stderr } = await run(...args)
  expect({ code, stdout }).toEqual({ code: 3, stdout: '' })
  expect(stderr).toContain(words)
  expect(stderr).not.toMatch(/^\s+at /m)
  expect(await partners.list()).toEqual(before)
})

it('prints a refusal as JSON if requested', async () => {
  const { run } = await openCommand()
  const { code, stdout } = await run('show', 'nobody', '--json')
  expect({ code, answer: JSON.parse(stdout) }).toEqual({
    code: 3,
    answer: { error: "There is no partner 'nobody'. Partners: none.", exitCode: 3 },
  })
})

it('prints its usage if it is not understood, with exit code 2', async () => {
  const { run } = await openCommand()
  const { code, stdout, stderr } = await run('statements')
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(
    /^Unknown command 'statements'\. Did you mean 'statement'\?\n\nUsage: npm run partners -- /,
  )
})
