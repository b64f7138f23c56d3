import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listen } from '@calm-rest/server'
import { openPage, sharedBrowser, temporaryFolder, whenDone } from '@calm-rest/testing'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { sendDifferences } from './differences.ts'
import { storeShell } from './earlier-shells.ts'
import { staticRoutes } from './static-routes.ts'

/** A script of some 60 KB, packed, that says who it is. */
const scriptOf = (name: string) => {
  const words = Array.from({ length: 1500 }, (_, n) =>
    createHash('sha256').update(String(n)).digest('base64'),
  )
  return `globalThis.words = ${JSON.stringify(words)}\ndocument.title = '${name}'`
}

it('a browser fetches the difference to the script that it has, and runs the whole', async () => {
  const folder = temporaryFolder()
  const shells = join(folder, 'shells')
  const app = new Hono()
  for (const [name, hash] of [
    ['first', '0000aaaa'],
    ['second', '1111bbbb'],
  ] as const) {
    const dist = join(folder, name)
    mkdirSync(dist)
    writeFileSync(join(dist, `shell.${hash}.js`), scriptOf(name))
    storeShell(shells, dist, name)
    const integrity = `sha384-${createHash('sha384').update(scriptOf(name)).digest('base64')}`
    app.get(`/${name}`, (c) =>
      c.html(
        `<!doctype html><script src="/assets/shell.${hash}.js" integrity="${integrity}" crossorigin></script>`,
      ),
    )
    const differences = sendDifferences({ dist, releases: join(folder, 'releases'), shells })
    const routes = staticRoutes({ dist, differences, shells })
    app.get(`/assets/shell.${hash}.js`, (c) => routes.fetch(c.req.raw))
  }
  const { port, stop } = await listen({ fetch: app.fetch, port: 0, host: '127.0.0.1' })
  whenDone(() => stop(0))
  const { page } = await openPage(await sharedBrowser(), { staysStill: true, isNew: true })
  const bytesAt = async (name: string) => {
    await page.goto(`http://localhost:${port}/${name}`)
    expect(await page.title()).toBe(name)
    return page.evaluate(() => {
      const [script] = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return script?.encodedBodySize ?? 0
    })
  }
  expect(await bytesAt('first')).toBeGreaterThan(40_000)
  expect(await bytesAt('second')).toBeLessThan(1000)
})
