import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sharedBrowser, whenDone } from '@calm-rest/testing'
import { isShown, withWidget } from './open-widget.ts'
import type { PageCheck, ServedByLang, WidgetCheck } from './widget-check.ts'
import { withoutConsequences } from './without-consequences.ts'

/**
 * A page of the site as the gate knows it: two slots, which say so where the release cannot be loaded. Its own faults are
 * not the widget's.
 */
const page = `<!doctype html><html lang="en"><title>Widget · Calm Rest</title><style>p{margin:0}</style>
<header><nav><a href="/">Home</a><button name="lang" value="de">Deutsch</button></nav></header>
<main><h1>Spa</h1>${[1, 2].map((at) => `<section><h2>${at}</h2><div data-instance="${at}"><div><button>Mount or unmount</button><button>Update</button></div><div></div></div></section>`).join('')}</main>
<footer><button>Top</button><input></footer>
<div id="site"></div>
<script type="module">
const slots = [...document.querySelectorAll('[data-instance] > div:last-child')]
const put = (mount, place, first) => {
  const slot = first ?? place.appendChild(document.createElement('div'))
  place.leave = [mount(slot, first && rendered?.data), slot]
}
const [rendered] = JSON.parse(document.getElementById('rendered')?.textContent ?? '{"slots":[]}').slots
// the shell looks whether a slot has come from the server
for (const slot of slots) slot.hasChildNodes()
import('/releases/mf-spa/1.0.0/entry.js').then(({ mount }) => slots.forEach((slot) => {
  const place = slot.parentElement
  put(mount, place, slot)
  place.dataset.ready = 'true'
  document.querySelector('header button').addEventListener('click', ({ target }) => {
    document.documentElement.lang = target.value
    place.leave[0]?.()
    place.leave[0] = mount(slot)
  })
  place.querySelector('button').onclick = () => {
    if (!place.leave) return put(mount, place)
    place.leave[0]?.()
    place.leave[1].remove()
    place.leave = undefined
  }
}), () => {
  for (const slot of slots) slot.textContent = 'Could not be loaded'
})
</script>`

interface Given {
  live?: string
  served?: ServedByLang
}

/**
 * Runs a check on a widget with this code, which finds its place in `slot` and the server's data in `data`, and may return
 * its clean-up.
 */
export const openFakePage = async () => {
  let widget = ''
  let loads = 0
  const server = createServer((request, response) => {
    const isEntry = request.url?.startsWith('/releases/')
    if (request.url?.startsWith('/widgets/')) loads += 1
    response.setHeader('Content-Type', isEntry ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(isEntry ? `export const mount = (slot, data) => { ${widget} }` : page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => server.close())
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const whole = async (check: WidgetCheck | PageCheck, code: string, { live, served }: Given = {}) => {
    widget = code
    const run = {
      browser: await sharedBrowser(),
      site,
      remote: 'mf-spa',
      version: '1.0.0',
      preview: 'p',
      widget: 'offer',
      audience: 'guests' as const,
      live,
      served,
    }
    if ('run' in check) return check.run(run)
    return withWidget(run, { lang: 'en', prepare: withoutConsequences }, async (opened) => {
      await isShown(opened.page, 1)
      return check.lookAt(opened, run)
    })
  }
  const faultsOf = async (check: WidgetCheck | PageCheck, code: string) => (await whole(check, code)).faults
  return Object.assign(faultsOf, { whole, loads: () => loads })
}
