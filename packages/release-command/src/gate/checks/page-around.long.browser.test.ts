import { beforeAll, expect, it } from 'vitest'
import { openFakePage } from './fake-page.fixture.ts'
import { pageAround } from './page-around.ts'

let fakePage: Awaited<ReturnType<typeof openFakePage>>

beforeAll(async () => {
  fakePage = await openFakePage()
})

const check = (code: string) => fakePage(pageAround, code)

const withSheet = (css: string) =>
  `slot.textContent = 'Spa'; const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(css)}); document.adoptedStyleSheets.push(sheet)`

it('lets a widget through that changes its slot alone, however high it is', async () => {
  expect(
    await check(
      `slot.innerHTML = '<h2 style="color: red; height: 900px">Spa</h2><footer style="color: red">Ann</footer>'`,
    ),
  ).toEqual([])
})

it('compares a page that never stops asking its server, too', async () => {
  const asking = `slot.textContent = 'Spa'; setInterval(() => fetch(location.href), 100)`
  expect(await check(asking)).toEqual([])
  expect(await check(`${asking}; document.title = 'Mine'`)).toEqual([
    expect.stringContaining("it sets document.title to 'Mine'"),
  ])
})

it('lets a widget through that has a header, a footer and headings of its own', async () => {
  const own = ['header', 'nav', 'h1', 'h2', 'footer'].map(
    (name) => `<${name} style="color: red">Spa</${name}>`,
  )
  const code = `slot.innerHTML = ${JSON.stringify(own.join(''))}`
  expect(await check(code)).toEqual([])
})

it('lets a sheet register variables, as Tailwind does, unless they are of the shell', async () => {
  const sheet = (name: string) =>
    `slot.innerHTML = '<style>@property ${name} { syntax: "*"; inherits: false; initial-value: 0 }</style>Spa'`
  expect(await check(sheet('--tw-ring'))).toEqual([])
  expect(await check(sheet('--cr-accent'))).toEqual([
    expect.stringContaining("it changes html --cr-accent from '' to '0': style classes of its own"),
  ])
})

it.each([
  ['h1 { color: red !important }', /^it changes <h1> .*'rgb\(255, 0, 0\)'/],
  ['body { background: lime }', /^it changes body background-color/],
  ['button { display: none !important }', /^it changes <button> display from 'inline-block' to 'none'/],
  [':root { --cr-accent: red }', /^it changes html --cr-accent from '' to 'red'/],
  ['header::after { content: "x" }', /^the page beside its slot looks different/],
])('refuses a sheet with %s', async (css, found) => {
  expect(await check(withSheet(css))).toEqual([expect.stringMatching(found)])
})

it('refuses a widget that lays itself over the page', async () => {
  const code = `slot.innerHTML = '<div style="position: fixed; inset: 0; background: black">Spa</div>'`
  expect(await check(code)).toEqual([
    expect.stringMatching(/^the page beside its slot looks different, in \d+ pixels: draw within the slot/),
  ])
})

it('lets a widget keep what is its own, and a title that the host wrote', async () => {
  const code = `slot.textContent = 'Spa'; document.title = 'Spa · Calm Rest'; localStorage.setItem('mf-spa-seen', '1'); sessionStorage.setItem('calm-rest-draft-x', '1')`
  expect(await check(code)).toEqual([])
})

it('R-mf-gate: refuses a widget that changes what it shares with the page', async () => {
  const faults = await check(`slot.textContent = 'Spa'
    document.cookie = 'tracked=1'
    localStorage.setItem('mine', '1')
    sessionStorage.setItem('mf-tours', '1')
    document.title = 'Mine'
    history.pushState({}, '', '#mine')
    document.body.append(document.createElement('aside'))
    document.querySelector('nav a').href = '/mine'
    document.querySelector('footer button')?.remove()`)
  expect(faults).toEqual(
    [
      "it sets the cookie 'tracked': keep it in host.drafts",
      "it writes the storage key 'mine': begin it with 'mf-spa'",
      "it writes the storage key 'mf-tours'",
      "it sets document.title to 'Mine': use host.report",
      'it changes the history or the address, now http',
      'it adds or changes <a href="/mine">Home outside its slot',
      'it adds or changes <aside> outside its slot',
      'it adds or changes <aside> outside its slot',
      'it takes <a href="/">Home from the page',
      'it takes <button>Top from the page',
    ].map((text) => expect.stringContaining(text)),
  )
})

it('R-mf-gate: refuses a widget that changes its address', async () => {
  const code = `slot.textContent = 'Spa'; history.replaceState({}, '', '?mine')`
  expect(await check(code)).toEqual([expect.stringMatching(/^it changes the history .*\?mine: use host/)])
})
