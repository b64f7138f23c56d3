import { expect, it } from 'vitest'
import { alpinTours, openCommand, origin } from './partners.fixture.ts'

it('adds a partner, shows it, replaces its origins and ends it', async () => {
  const { run } = await openCommand()
  expect(await run('list')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^No partners yet\./) })
  const added = await run('add', 'alpin-tours', '--origin', origin)
  expect(added).toMatchObject({ code: 0, stderr: '' })
  expect(added.stdout).toMatch(
    /^added alpin-tours\nalpin-tours {2}Alpin Tours, active, since \d{4}-\d\d-\d\d\n {2}https:\/\/www\.alpin-tours\.example\n/,
  )
  expect(added.stdout).toContain('npm run partners -- link alpin-tours')
  expect(added.stdout).toContain('notices:      none')

  const rotated = await run('rotate', 'alpin-tours', '--origin', 'https://new.example', '--yes', '--json')
  expect(JSON.parse(rotated.stdout)).toEqual({
    partner: expect.objectContaining({ id: 'alpin-tours', origins: ['https://new.example'] }),
  })
  expect((await run('list')).stdout).toMatch(/^id .*\nalpin-tours .*active .*https:\/\/new\.example\n$/)

  expect((await run('remove', 'alpin-tours', '--yes')).stdout).toMatch(/^removed alpin-tours\n.*, ended,/)
  expect((await run('show', 'alpin-tours')).stdout).not.toContain('partners -- link')
})

it('signs a link, which is printed alone, and shows where notices go with a secret that is shown once', async () => {
  const { partners, run } = await openCommand()
  await partners.add(alpinTours)
  const linked = await run('link', 'alpin-tours', '--campaign', 'summer-2027', '--to', '/rooms/coral-suite')
  expect(linked.stdout).toMatch(
    /^http:\/\/localhost:\d+\/rooms\/coral-suite\?partner=alpin-tours&campaign=summer-2027&sig=[\w-]{16}\n$/,
  )
  const address = 'https://www.alpin-tours.example/notices'
  const notified = await run('notify', 'alpin-tours', '--webhook', address)
  expect(notified.stdout).toMatch(
    /^notices: +by webhook to https:\S+, since .*\n\nsecret: +whsec_\S{44}\nIt is shown this once\./,
  )
})
