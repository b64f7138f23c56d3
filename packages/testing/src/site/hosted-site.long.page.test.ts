import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { whenDone } from '../cleanup.ts'
import { freePort } from './free-port.ts'
import { startHosted } from './hosted-site.ts'
import type { Site } from './site.ts'
import { startSite } from './start.ts'
import { temporaryFolder } from './temporary-folder.ts'

it('runs several sites in one process, each with its own data and variables', async () => {
  const [one, two] = await Promise.all([startSite(), startSite({ env: { METRICS_TOKEN: 'x'.repeat(32) } })])
  expect(one.pid).toBe(two.pid)
  expect(one.pid).not.toBe(process.pid)
  const metrics = async ({ url }: Site) => (await fetch(`${url}api/metrics`)).status
  expect([await metrics(one), await metrics(two)]).toEqual([200, 401])
  await one.stop()
  await expect(fetch(one.url)).rejects.toThrow()
  expect((await fetch(two.url)).status).toBe(200)
})

it('reports why a site does not start, and leaves nothing open', async () => {
  const port = await freePort({ run: 4 })
  // of the partner's page, which follows the stand-in for Google
  const taken = createServer().listen(port + 1, '127.0.0.1')
  whenDone(() => taken.close())
  const variables = { DATA_DIR: temporaryFolder('taken'), PORT: String(port) }
  expect(await startHosted(variables)).toMatchObject({ said: expect.stringContaining('EADDRINUSE') })
  await expect(fetch(`http://localhost:${port + 2}/`)).rejects.toThrow()
})
