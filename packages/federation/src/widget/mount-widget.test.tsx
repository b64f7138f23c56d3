import { emptyDocument } from '@calm-rest/testing'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defineWidgetOn } from './mount-widget.tsx'
import { aHost, found, roomWidget } from './room.fixture.tsx'

/** Roots on React's server renderer, which shows the first frame of an element. */
const serverRoots = () => {
  const roots: { hydrates: boolean; hasData: boolean; ids: string | undefined }[] = []
  const defineWidget = defineWidgetOn(({ container, element, onFailed, ...root }) => {
    roots.push(root)
    try {
      container.innerHTML = renderToString(element, { identifierPrefix: root.ids ?? 'w-' })
    } catch (error) {
      onFailed(error)
    }
    return { unmount: () => container.replaceChildren() }
  })
  return { roots, defineWidget }
}

const Broken = () => {
  throw new Error('no such amenity')
}

const input = { props: { id: 'loft' }, lang: 'en', api: {}, signal: new AbortController().signal } as never
const aContainer = () => emptyDocument().createElement('div')

it('shows the data of `load` in the first frame', async () => {
  const { defineWidget, roots } = serverRoots()
  const widget = defineWidget(roomWidget(found))
  const container = aContainer()
  const { host } = aHost()
  const data = await widget.load?.(input)
  const mounted = widget.mount(container, { props: { id: 'loft' }, data, host })
  expect(container.textContent).toBe('Room loft, 1')
  expect(roots).toEqual([{ hydrates: false, hasData: true, ids: undefined }])
  mounted.unmount()
  expect(container.childNodes).toHaveLength(0)
})

it("hydrates the server's markup with its ids, if it has the data, too", async () => {
  const { defineWidget, roots } = serverRoots()
  const widget = defineWidget(roomWidget(found))
  const data = await widget.load?.(input)
  const { host } = aHost()
  for (const given of [data, undefined]) {
    const container = aContainer()
    container.innerHTML = '<p>Room loft, 1</p>'
    widget.mount(container, { props: { id: 'loft' }, data: given, ids: 's0-', host }).unmount()
  }
  expect(roots).toEqual([
    { hydrates: true, hasData: true, ids: 's0-' },
    { hydrates: false, hasData: false, ids: 's0-' },
  ])
})

it("hydrates the server's markup even if props change before it is done", async () => {
  const elements: ReactElement[] = []
  const defineWidget = defineWidgetOn(({ element }) => {
    elements.push(element)
    return { unmount: () => {} }
  })
  const widget = defineWidget(roomWidget(found))
  const data = await widget.load?.(input)
  const container = aContainer()
  container.innerHTML = '<p>Room loft, 1</p>'
  const mounted = widget.mount(container, { props: { id: 'loft' }, data, ids: 's0-', host: aHost().host })
  mounted.update({ id: 'suite', guests: 3 })
  // a server render reads the same snapshot as hydration
  const html = elements.map((element) => renderToString(element).replaceAll('<!-- -->', ''))
  expect(html).toEqual([expect.stringContaining('Room loft, 1')])
  mounted.unmount()
})

it('loads by itself if it is mounted without data', async () => {
  const { defineWidget } = serverRoots()
  const { host, events } = aHost()
  const mounted = defineWidget(roomWidget(found)).mount(aContainer(), { props: { id: 'loft' }, host })
  await expect.poll(() => events).toEqual([{ type: 'ready' }])
  mounted.unmount()
})

it('reports a render that throws, and does not throw itself', async () => {
  const { defineWidget } = serverRoots()
  const { host, events } = aHost()
  const widget = defineWidget({ ...roomWidget(found), View: Broken })
  const data = await widget.load?.(input)
  widget.mount(aContainer(), { props: { id: 'loft' }, data, host })
  expect(events).toEqual([{ type: 'failed', message: 'Error: no such amenity' }])
})
