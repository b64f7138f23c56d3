import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Opened, type OpenOptions, openPage, whenDone } from '@calm-rest/testing'
import type { Browser, Page } from 'playwright-core'

export interface PartnerPage {
  /** Content of the body. */
  body: string
  head?: string
  /** Content security policy; by default as strict as a page can be that loads from the site alone. */
  policy?: string
  css?: string
  /** Content of /host.js. */
  script?: string
  lang?: string
}

/** The policy that the snippet asks of partners: the site alone, and no string that becomes code or markup. */
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
    /** Serves this page from now on; returns its address. */
    show: (page: PartnerPage): string => {
      current = page
      return url
    },
    /** Opens this page as a guest of the partner. */
    open: async (
      browser: Browser,
      page: PartnerPage,
      prepare?: (page: Page) => Promise<unknown>,
      options?: OpenOptions,
    ): Promise<Opened> => {
      current = page
      const opened = await openPage(browser, { ...options, crossesOrigins: true })
      await prepare?.(opened.page)
      await opened.page.goto(url)
      return opened
    },
  }
}

/** Script tag of the elements, as in the snippet. */
export const loaderTag = (site: string, file = 'v1.js') =>
  `<script type="module" src="${site}embed/${file}"></script>`

/** Waits until `data-state` of an element is `state`. */
export const becomes = (page: Page, element: string, state: string) =>
  page.locator(`${element}[data-state="${state}"]`).first().waitFor({ state: 'attached' })

/** Marks the node of the form, to see later whether it is still the same one. */
export const markForm = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('calm-rest-booking')?.shadowRoot?.querySelector('form')
    if (form) form.dataset.marked = 'yes'
  })

export const isMarked = (page: Page) => page.locator('calm-rest-booking form[data-marked]').count()

/** Collects the details of an event from now on. */
export const listen = async (page: Page, event: string) => {
  const received: unknown[] = []
  await page.exposeFunction('hear', (detail: unknown) => received.push(detail))
  await page.evaluate((name) => {
    document.addEventListener(name, (event) => Reflect.get(window, 'hear')((event as CustomEvent).detail))
  }, event)
  return received
}

/** Records the details of an event, read at once in the page itself. */
export const hear = async (page: Page, event: string) => {
  await page.evaluate((name) => {
    const received: unknown[] = []
    Object.assign(window, { received })
    document.addEventListener(name, (event) => received.push((event as CustomEvent).detail))
  }, event)
  return () => page.evaluate(() => Reflect.get(window, 'received') as unknown[])
}
