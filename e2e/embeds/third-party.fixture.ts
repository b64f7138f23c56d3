import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { whenDone } from '@calm-rest/testing'
import type { BrowserContext } from 'playwright-core'

const serve = async (html: () => string) => {
  const server: Server = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>Page</title>${html()}`),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => server.close())
  return (server.address() as AddressInfo).port
}

/** Whether storage is allowed to a page, and to a page of another site inside of it, found out by trying. */
export const mayStore = async (context: BrowserContext) => {
  const inner = await serve(() => '')
  const outer = await serve(() => `<iframe src="http://localhost:${inner}/"></iframe>`)
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${outer}/`)
  const tried = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        try {
          localStorage.setItem('tried', 'yes')
          return true
        } catch {
          return false
        }
      }),
    ),
  )
  await page.close()
  return { own: tried[0], thirdParty: tried[1] }
}
