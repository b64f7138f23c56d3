import type { Composition } from '@calm-rest/contract/releases'
import { manifestOf } from '@calm-rest/releases/testing'
import { expect, it } from 'vitest'
import { aSite, start } from '../site.fixture.ts'

const origin = 'http://localhost:3003'
const remotes: Composition['remotes'] = {
  'mf-rooms': { base: `${origin}/mf-rooms/`, manifest: manifestOf('1.0.0-local'), source: 'local' },
}
const shell = {
  source: 'local',
  scripts: [{ name: `${origin}/shell/shell.js`, integrity: '' }],
  start,
  styles: [],
  fonts: [],
  words: {},
  screens: {},
}

it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('gives %s what runs locally', async (host) => {
  const page = await aSite({ local: { origin, remotes } })(`http://${host}/rooms`)
  expect(await page.text()).toContain(`${origin}/mf-rooms/`)
  for (const directive of ['script-src', 'style-src', 'connect-src'])
    expect(page.headers.get('Content-Security-Policy')).toContain(`${directive} 'self' ${origin}`)
  expect(page.headers.get('Content-Security-Policy')).toContain('ws://localhost:3003')
})

it.each(['calm-rest.example', 'localhost.evil.example', '192.168.1.7:3000'])(
  'gives %s what is released, and says nothing of what runs locally',
  async (host) => {
    const ask = aSite({ local: { origin, remotes } })
    const page = await ask(`http://${host}/rooms`)
    const html = await page.text()
    expect(html).toContain('/releases/mf-rooms/1.0.0/')
    expect(html + JSON.stringify([...page.headers])).not.toContain(origin)
    expect(page.headers.get('Integrity-Policy')).toContain('script')
    expect(await (await ask(`http://${host}/composition.json`)).text()).not.toContain(origin)
  },
)

it('has the built shell around a local remote, and its sources only where they run, too', async () => {
  const page = async (options: Parameters<typeof aSite>[0]) => (await aSite(options)('/rooms')).text()
  expect(await page({ local: { origin, remotes } })).toContain('/assets/shell.js')
  expect(await page({ local: { origin, remotes, shell } })).toContain(`${origin}/shell/shell.js`)
})

it('has nothing for others where the shell runs from its sources', async () => {
  expect((await aSite({ local: { origin, remotes, shell } })('http://calm-rest.example/')).status).toBe(421)
})
