import { expect, it } from 'vitest'
import { policyLine, type Snippet, snippetFiles } from './index.ts'

const site = 'https://calmrest.example'

const aSnippet = (changes: Partial<Snippet> = {}): Snippet => ({
  site,
  lang: 'en',
  loader: { url: `${site}/embed/v1.js` },
  elements: [{ kind: 'booking', attributes: [['partner', 'alpin-tours']] }],
  ...changes,
})

const codes = (...given: Parameters<typeof snippetFiles>) => snippetFiles(...given).map(({ code }) => code)

it('is a script, and an element with a link that carries the attributes', () => {
  const attributes = [
    ['partner', 'alpin-tours'],
    ['lang', 'de'],
    ['check-in', '2027-07-01'],
    ['theme', 'dark'],
  ] as const
  expect(codes('html', aSnippet({ elements: [{ kind: 'booking', attributes }] }))).toEqual([
    `<script type="module" src="https://calmrest.example/embed/v1.js"></script>

<calm-rest-booking partner="alpin-tours" lang="de" check-in="2027-07-01" theme="dark">
  <a href="https://calmrest.example/book?partner=alpin-tours&amp;lang=de&amp;checkIn=2027-07-01">Zimmer buchen</a>
</calm-rest-booking>`,
  ])
})

it('R-partners-search: leads to the rooms with the dates where no script runs', () => {
  const stay = [
    ['check-in', '2027-07-01'],
    ['check-out', '2027-07-05'],
    ['guests', '4'],
    ['child-ages', '4,9'],
  ] as const
  const href = `${site}/rooms?checkIn=2027-07-01&amp;checkOut=2027-07-05&amp;guests=4&amp;children=4%2C9`
  expect(codes('html', aSnippet({ elements: [{ kind: 'search', attributes: stay }] }))[0]).toContain(
    `<a href="${href}">Find a free room</a>\n</calm-rest-search>`,
  )
  const rooms = aSnippet({ elements: [{ kind: 'rooms', attributes: [...stay, ['search', 'true']] }] })
  expect(codes('html', rooms)[0]).toContain(`search="true"\n>\n  <a href="${href}">`)
})

it('names the hash of a script that never changes', () => {
  const loader = { url: `${site}/embed/1.0.0.js`, integrity: 'sha384-abc' }
  expect(codes('html', aSnippet({ loader }))[0]).toMatch(
    /src="https:\/\/calmrest\.example\/embed\/1\.0\.0\.js"\s+integrity="sha384-abc"\s+crossorigin="anonymous"/,
  )
})

it('lets no value break out of its attribute', () => {
  const elements = [{ kind: 'rooms' as const, attributes: [['category', '"><img src=x>&']] as const }]
  const [code = ''] = codes('html', aSnippet({ elements }))
  expect(code).not.toContain('<img')
  expect(code).toContain('category="&quot;&gt;&lt;img src=x&gt;&amp;"')
})

it('has a line for each attribute where there are many', () => {
  const attributes = ['partner', 'campaign', 'category'].map((name) => [name, 'x'.repeat(30)] as const)
  const [code = ''] = codes('html', aSnippet({ elements: [{ kind: 'rooms', attributes }] }))
  expect(code).toContain(`\n  campaign="${'x'.repeat(30)}"\n`)
})

it('is one component of React where there are two elements', () => {
  const elements = [
    { kind: 'rooms' as const, attributes: [['booking-for', 'our-booking']] as const },
    { kind: 'booking' as const, id: 'our-booking', attributes: [] },
  ]
  const [page = '', component = ''] = codes('react', aSnippet({ elements }))
  expect(page).toMatch(/^<script type="module"/)
  expect(component).toMatch(/^export const CalmRest = \(\) => \(\n {2}<>\n {4}<calm-rest-rooms/)
  expect(component).not.toContain('<script')
})

it('is a block of WordPress, and tells Vue whose elements they are', () => {
  expect(codes('wordpress', aSnippet())[0]).toMatch(/^<!-- wp:html -->[\s\S]*<!-- \/wp:html -->$/)
  expect(snippetFiles('vue', aSnippet()).map(({ name }) => name)).toEqual([
    'index.html',
    'vite.config.js',
    'CalmRest.vue',
  ])
})

it('needs the site alone in a policy', () => {
  expect(policyLine(site)).toBe(`script-src ${site}; connect-src ${site}; img-src ${site}`)
})
