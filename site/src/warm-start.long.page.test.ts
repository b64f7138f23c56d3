import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'

it('has rendered the home page in production before its first guest', async () => {
  const script = fileURLToPath(new URL('serve.ts', import.meta.url))
  const { dataDir } = await startSite({ script, env: { LOG_LEVEL: 'info' } })
  const lines = readFileSync(join(dataDir, 'server.log'), 'utf8').split('\n').filter(Boolean)
  const said = lines.map((line) => JSON.parse(line) as { msg: string; route?: string; status?: number })
  const messages = said.map(({ msg, route = '', status = '' }) => [msg, route, status].join(' ').trim())
  expect(messages.indexOf('site request / 200')).toBeGreaterThanOrEqual(0)
  expect(messages.indexOf('site request / 200')).toBeLessThan(messages.indexOf('listening'))
})
