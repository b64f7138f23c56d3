import { beforeAll, expect, it } from 'vitest'
import { openFakePage } from './fake-page.fixture.ts'
import { mountsTwice } from './mounts-twice.ts'

let check: Awaited<ReturnType<typeof openFakePage>>

beforeAll(async () => {
  check = await openFakePage()
})

/** As React does where a text differs: it writes the slot anew and reports an error. */
const code = `if (slot.lastChild?.textContent === data) return
  slot.innerHTML = '<h3>Spa</h3><p>In a window</p>'
  if (data) reportError(new Error('Minified React error #418; visit https://react.dev/errors/418'))`

const served = (text: string, data = text) => ({
  html: `<h3>Spa</h3><p>${text}</p>`,
  data: JSON.stringify(data),
  ids: 's0-',
})

it('R-mf-gate: begins with the HTML of the server, and lets it through where the browser takes it over', async () => {
  const finding = await check.whole(mountsTwice('zh'), code, { served: { zh: served('营业中') } })
  expect(finding).toEqual({ faults: [], notes: [] })
})

it('R-mf-gate: names the text that the browser has in place of that of the server, once', async () => {
  const { faults } = await check.whole(mountsTwice('de'), code, {
    served: { de: served('On a server', 'Spa') },
  })
  expect(faults).toEqual([
    expect.stringMatching(/^in de the server writes 'On a server' after <p>, the browser 'In a window'\. /),
  ])
})

it('says why the server writes nothing, and fails nothing by it', async () => {
  const given = { served: { en: { failed: 'window is not defined' } } }
  expect(await check.whole(mountsTwice('en'), code, given)).toEqual({
    faults: [],
    notes: [expect.stringMatching(/^the server writes nothing of it, .*: window is not defined\. /)],
  })
})
