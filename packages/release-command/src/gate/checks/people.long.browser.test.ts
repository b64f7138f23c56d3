import { beforeAll, expect, it } from 'vitest'
import { accessible } from './accessible.ts'
import { openFakePage } from './fake-page.fixture.ts'
import { leftByTab } from './left-by-tab.ts'

let check: Awaited<ReturnType<typeof openFakePage>>

beforeAll(async () => {
  check = await openFakePage()
})

const many = `<h3>Spa</h3>${'<a href="/spa" style="display: block; padding: 8px">More</a>'.repeat(70)}<button style="padding: 8px">Book</button>`

it('lets a widget through that can be read and left', async () => {
  const code = `slot.innerHTML = ${JSON.stringify(many)}`
  expect([await check(accessible, code), await check(leftByTab, code)]).toEqual([[], []])
})

it.each([
  ['<button></button>', 'button-name'],
  ['<input>', 'label'],
  ['<img src="data:,">', 'image-alt'],
  ['<p style="color: #ccc; background: #fff">Spa</p>', 'color-contrast'],
])('R-mf-gate: refuses %s, and says where it is', async (html, rule) => {
  const found = await check(accessible, `slot.innerHTML = ${JSON.stringify(`<p>Spa</p>${html}`)}`)
  expect(found).toEqual([expect.stringMatching(new RegExp(`\\(${rule}\\) at .*data-instance="1"`))])
})

it.each([
  ['in one element', "if (event.key === 'Tab') event.preventDefault()"],
  ['in a ring', "if (event.key === 'Tab') { event.preventDefault(); slot.querySelector('button').focus() }"],
])('R-mf-gate: refuses a widget that keeps the focus %s', async (_, onKey) => {
  const code = `slot.innerHTML = ${JSON.stringify(`${many}<input aria-label="Code">`)}; slot.lastChild.onkeydown = (event) => { ${onKey} }`
  expect(await check(leftByTab, code)).toEqual([
    expect.stringMatching(/^80 presses of Tab do not leave it: the focus is at <(input|button)> /),
  ])
})
