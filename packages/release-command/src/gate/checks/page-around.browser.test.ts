import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sharedBrowser, whenDone } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { pageAround } from './page-around.ts'

/** A page of the site as the gate knows it: two slots, which say so where the release cannot be loaded. */
const page = `<!doctype html><html lang="en"><title>Widget</title><style>p{margin:0}</style>
<header><nav><a href="/">Home</a></nav></header>
<main><h1>Spa</h1>${[1, 2].map((at) => `<section><h2>${at}</h2><div data-instance="${at}"><div>Actions</div><div></div></div></section>`).join('')}</main>
<footer><button>Top</button></footer>
<script type="module">
const slots = [...document.querySelectorAll('[data-instance] > div:last-child')]
import('/releases/mf-spa/1.0.0/entry.js').then(({ mount }) => slots.forEach(mount), () => {
  for (const slot of slots) slot.textContent = 'Could not be loaded'
})
</script>`

let widget = ''
let site: string

beforeAll(async () => {
  const server = createServer((request, response) => {
    const isEntry = request.url?.startsWith('/releases/')
    response.setHeader('Content-Type', isEntry ? 'text/javascript' : 'text/html')
    response.end(isEntry ? `export const mount = (slot) => { ${widget} }` : page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => server.close())
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

const check = async (code: string) => {
  widget = code
  const browser = await sharedBrowser()
  return pageAround.run({ browser, site, remote: 'mf-spa', version: '1.0.0', preview: 'p', widget: 'offer' })
}

const withSheet = (css: string) =>
  `slot.textContent = 'Spa'; const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(css)}); document.adoptedStyleSheets.push(sheet)`

it('lets a widget through that changes its slot alone, however high it is', async () => {
  expect(await check(`slot.innerHTML = '<h2 style="color: red; height: 900px">Spa</h2>'`)).toEqual({
    faults: [],
  })
})

it('lets a widget through that has a header, a footer and headings of its own', async () => {
  const own = ['header', 'nav', 'h1', 'h2', 'footer'].map(
    (name) => `<${name} style="color: red">Spa</${name}>`,
  )
  const code = `slot.innerHTML = ${JSON.stringify(own.join(''))}`
  expect(await check(code)).toEqual({ faults: [] })
})

it.each([
  ['h1 { color: red !important }', /^it changes <h1> .*'rgb\(255, 0, 0\)'/],
  ['body { background: lime }', /^it changes body background-color/],
  ['button { display: none !important }', /^it changes <button> display from 'inline-block' to 'none'/],
  [':root { --cr-accent: red }', /^it changes html --cr-accent from '' to 'red'/],
  ['header::after { content: "x" }', /^the page beside its slot looks different/],
])('refuses a sheet with %s', async (css, found) => {
  expect(await check(withSheet(css))).toEqual({ faults: [expect.stringMatching(found)] })
})

it('refuses a widget that lays itself over the page', async () => {
  const code = `slot.innerHTML = '<div style="position: fixed; inset: 0; background: black">Spa</div>'`
  expect(await check(code)).toEqual({ faults: ['the page beside its slot looks different'] })
})
