import type { Browser, Response } from 'playwright-core'
import type { BenchRoute } from './routes.ts'
import type { SavedFile } from './servers/serve-saved.ts'
import { phone } from './slow-phone.ts'

const addressOf = (url: string) => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Whether a response is saved: styles, fonts and pictures are, scripts and data are not. */
const isSaved = (response: Response) =>
  response.ok() && ['stylesheet', 'font', 'image'].includes(response.request().resourceType())

/** Saves the page of a route once it has come to rest: its HTML without scripts, and all that is visible on it. */
export const savePage = async (
  browser: Browser,
  site: string,
  { path }: BenchRoute,
): Promise<SavedFile[]> => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(site + path.slice(1), { waitUntil: 'networkidle' })
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    const left =
      'script, noscript, link[rel=modulepreload], link[rel=preload][as=script], link[rel=preload][as=fetch]'
    for (const element of copy.querySelectorAll(left)) element.remove()
    return `<!doctype html>\n${copy.outerHTML}`
  })
  // pictures further down load when they are scrolled to
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  await page.waitForLoadState('networkidle')
  const files = await Promise.all(
    responses.filter(isSaved).map(async (response) => ({
      address: addressOf(response.url()),
      type: response.headers()['content-type'] ?? '',
      body: (await response.body()).toString('base64'),
    })),
  )
  await context.close()
  return [
    { address: path, type: 'text/html; charset=utf-8', body: Buffer.from(html).toString('base64') },
    ...files,
  ]
}
