import { expect, it } from 'vitest'
import { openCommand, origin } from './partners.fixture.ts'

it('adds a partner, shows it, replaces its origins and ends it', async () => {
  const { run } = await openCommand()
  expect(await run('list')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^No partners yet\./) })
  const added = await run('add', 'alpin-tours', '--origin', origin)
  expect(added).toMatchObject({ code: 0, stderr: '' })
  expect(added.stdout).toMatch(
    /^added alpin-tours\nalpin-tours {2}Alpin Tours, active, since \d{4}-\d\d-\d\d\n {2}https:\/\/www\.alpin-tours\.example\n/,
  )

  const rotated = await run('rotate', 'alpin-tours', '--origin', 'https://new.example', '--yes', '--json')
  expect(JSON.parse(rotated.stdout)).toEqual({
    partner: expect.objectContaining({ id: 'alpin-tours', origins: ['https://new.example'] }),
  })
  expect((await run('remove', 'alpin-tours', '--yes')).stdout).toMatch(/^removed alpin-tours\n.*, ended,/)
  expect((await run('show', 'alpin-tours')).stdout).not.toContain('partners -- link')
})
