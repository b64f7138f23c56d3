import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { integrityOf } from '@calm-rest/releases'
import { manifestOf } from '@calm-rest/releases/testing'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { createCandidateRenderer } from './render-candidate.ts'

const source = `
  const widget = (load, render = ({ data }) => '<p>' + JSON.stringify(data) + '</p>') => ({ load, render })
  exports.good = widget(async ({ props, lang }) => ({ lang, night: props.night }))
  exports.rooms = widget(async ({ api }) => (await api.rooms.list()).ok)
  exports.window = widget(async () => window.innerWidth)
  exports.hostile = widget(async () => null, () => '<script>1</script>')
`

const aCandidate = async (server: string | undefined = 'server.js') => {
  const folder = temporaryFolder('releases')
  const asked: string[] = []
  const api = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`)
    response.setHeader('Content-Type', 'application/json').end('{"rooms":[]}')
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  whenDone(() => api.close())
  mkdirSync(join(folder, 'mf-spa/2.0.0'), { recursive: true })
  writeFileSync(join(folder, 'mf-spa/2.0.0/server.js'), source)
  const manifest = Object.assign(manifestOf('2.0.0', 'mf-spa'), {
    server,
    files: { 'server.js': { integrity: integrityOf(Buffer.from(source)), bytes: source.length } },
    exampleProps: { good: { night: '2027-07-01' } },
  })
  const candidate = createCandidateRenderer(
    { base: '/releases/mf-spa/2.0.0/', source: 'preview', manifest },
    { folder, site: `http://127.0.0.1:${(api.address() as AddressInfo).port}` },
  )
  whenDone(() => candidate?.close())
  return { candidate, asked }
}

it('renders a version that is not live, in a language, and asks the API of the site alone', async () => {
  const { candidate, asked } = await aCandidate()
  expect(await candidate?.render({ widget: 'good', lang: 'zh' })).toEqual({
    html: '<p>{"lang":"zh","night":"2027-07-01"}</p>',
    data: '{"lang":"zh","night":"2027-07-01"}',
    ids: 's0-',
  })
  await candidate?.render({ widget: 'rooms', lang: 'en' })
  expect(asked).toEqual([expect.stringMatching(/^GET \/api\/rooms/)])
})

it.each([
  ['window', 'window is not defined: a server has no window'],
  ['hostile', 'its HTML is refused'],
])('says why it writes nothing: %s', async (widget, said) => {
  const { candidate } = await aCandidate()
  expect(await candidate?.render({ widget, lang: 'en' })).toEqual({ failed: expect.stringContaining(said) })
})

it('renders nothing of a version without a server bundle', async () => {
  expect((await aCandidate('')).candidate).toBeUndefined()
})
