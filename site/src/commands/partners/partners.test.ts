import { expect, it } from 'vitest'
import { openCommand, origin } from './partners.fixture.ts'

it('takes a partner in, shows it, gives it other origins and ends it', async () => {
  const { run } = await openCommand()
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
