import type { Failure } from '@calm-rest/contract/api'
import { describe, expect, it } from 'vitest'
import { defineWidget } from './define-widget-on-server.tsx'
import { aHost, found, roomWidget } from './room.fixture.tsx'

const input = { props: { id: 'loft' }, lang: 'de', api: {}, signal: new AbortController().signal } as never
const failing = (failure: Failure) => roomWidget(async () => ({ ok: false, failure }))
const refusal = (status: number): Failure => ({
  kind: 'api',
  status,
  code: 'room_not_found',
  body: { error: 'No such room.', code: 'room_not_found' },
})

it('renders words and data as HTML, with ids of its own', async () => {
  const widget = defineWidget(roomWidget(found))
  const data = await widget.load(input)
  const html = widget.render({ props: { id: 'loft', guests: 2 }, data, ids: 's0-', host: aHost().host })
  expect(html.replaceAll('<!-- -->', '')).toMatch(/^<p id="[^"]*s0-[^"]*">Zimmer loft, 2<\/p>$/)
})

describe('where the API refuses', () => {
  it.each<[string, Failure]>([
    ['does not answer', { kind: 'network' }],
    ['answers with 503', refusal(503)],
    ['answers something else', { kind: 'unexpected', status: 200 }],
  ])('leaves the slot to the browser where it %s', async (_, failure) => {
    await expect(defineWidget(failing(failure)).load(input)).rejects.toThrow('load failed')
  })

  it('renders a permanent refusal', async () => {
    const result = { ok: false, failure: refusal(404) }
    expect(await defineWidget(failing(refusal(404))).load(input)).toMatchObject({ result })
  })
})

describe('the head of its page', () => {
  const headOf = async (widget: ReturnType<typeof defineWidget<{ id: string }, string>>) =>
    widget.describe?.({ data: await widget.load(input), lang: 'de' })

  it('is described by the widget from its data', async () => {
    const describe = (name: string, lang: string) => ({ title: `${name} (${lang})` })
    expect(await headOf(defineWidget({ ...roomWidget(found), describe }))).toEqual({ title: 'loft (de)' })
    expect(await headOf(defineWidget(roomWidget(found)))).toBeUndefined()
  })

  it('reports a missing resource, and nothing of other refusals', async () => {
    expect(await headOf(defineWidget(failing(refusal(404))))).toEqual({ missing: true })
    expect(await headOf(defineWidget(failing(refusal(403))))).toBeUndefined()
  })
})

describe('a form', () => {
  const sent = { ...(input as object), form: new FormData() } as never

  it('is answered with its result in the data, and with its status', async () => {
    const submit = async () => ({ values: { name: 'Ada' }, problems: { name: 'required' } })
    const widget = defineWidget({ ...roomWidget(found), submit })
    const { status, data } = (await widget.submit?.(sent)) ?? {}
    expect(status).toBe(400)
    expect(data).toMatchObject({ submitted: { values: { name: 'Ada' } }, result: { value: 'loft' } })
  })

  it('reports its result even if the data cannot be loaded afterwards', async () => {
    const submit = async () => ({ values: {}, result: { ok: true, value: {} } as const })
    const widget = defineWidget({ ...failing({ kind: 'network' }), submit })
    expect(await widget.submit?.(sent)).toMatchObject({
      status: 200,
      data: { submitted: { result: { ok: true } } },
    })
  })

  it('is refused by a widget that defines no `submit`', () => {
    expect(defineWidget(roomWidget(found))).not.toHaveProperty('submit')
  })
})
