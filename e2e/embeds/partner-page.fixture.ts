import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Opened, openPage, whenDone } from '@calm-rest/testing'
import type { Browser, Page } from 'playwright-core'

export interface PartnerPage {
  /** What stands in the body. */
  body: string
  head?: string
  /** The policy; without, as strict as a page can be that loads from the site alone. */
  policy?: string
  css?: string
  /** What /host.js is. */
  script?: string
  lang?: string
}

/** What a partner copies, as the snippet says it: nothing but the site, and no string that becomes code or markup. */
export const strictPolicy = (site: string) => {
  const { origin } = new URL(site)
  return [
    "default-src 'none'",
    `script-src ${origin}`,
    `connect-src ${origin}`,
    `img-src ${origin}`,
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

const pageOf = ({ body, head = '', lang = 'en' }: PartnerPage) => `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<title>Alpin Tours</title>
<link rel="stylesheet" href="/style.css">
${head}
<body>${body}</body>
</html>`

/** A partner's web server, on another origin than the site. */
export const servePartner = async (site: string) => {
  let current: PartnerPage = { body: '' }
  const server = createServer((request, response) => {
    const { policy = strictPolicy(site), css = '', script = '' } = current
    const files: Record<string, [type: string, body: string]> = {
      '/style.css': ['text/css', css],
      '/host.js': ['text/javascript', script],
    }
    if (request.url === '/favicon.ico') return response.writeHead(204).end()
    const [type, body] = files[request.url ?? ''] ?? ['text/html', pageOf(current)]
    response.setHeader('Content-Type', `${type}; charset=utf-8`)
    if (type === 'text/html') response.setHeader('Content-Security-Policy', policy)
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return {
    origin: new URL(url).origin,
    /** Serves this page from now on; answers its address. */
    show: (page: PartnerPage): string => {
      current = page
      return url
    },
    /** Opens this page as a guest of the partner sees it. */
    open: async (
      browser: Browser,
      page: PartnerPage,
      prepare?: (page: Page) => Promise<unknown>,
    ): Promise<Opened> => {
      current = page
      const opened = await openPage(browser, { crossesOrigins: true })
      await prepare?.(opened.page)
      await opened.page.goto(url)
      return opened
    },
  }
}

export type PartnerServer = Awaited<ReturnType<typeof servePartner>>

/** The script of the elements, as the snippet has it. */
export const loaderTag = (site: string, file = 'v1.js') =>
  `<script type="module" src="${site}embed/${file}"></script>`

/** Until an element is what it says that it is. */
export const becomes = (page: Page, element: string, state: string) =>
  page.locator(`${element}[data-state="${state}"]`).first().waitFor({ state: 'attached' })

/** Marks the node of the form, to see whether it is the same one later. */
export const markForm = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('calm-rest-booking')?.shadowRoot?.querySelector('form')
    if (form) form.dataset.marked = 'yes'
  })

export const isMarked = (page: Page) => page.locator('calm-rest-booking form[data-marked]').count()

/** Everything that an event tells from now on. */
export const listen = async (page: Page, event: string) => {
  const received: unknown[] = []
  await page.exposeFunction('hear', (detail: unknown) => received.push(detail))
  await page.evaluate((name) => {
    document.addEventListener(name, (event) => Reflect.get(window, 'hear')((event as CustomEvent).detail))
  }, event)
  return received
}
