import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComposedRemote } from '@calm-rest/contract/releases'
import { manifestOf } from '@calm-rest/releases/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holdDeadlines, job, source } from './bundle.fixture.ts'
import { aRenderer } from './widget-renderer.fixture.ts'

beforeEach(holdDeadlines)

describe('server bundles', () => {
  it('each render their own release', async () => {
    const { widgets, release } = aRenderer()
    const text = (words: string) => `exports.hello = { load: async () => null, render: () => '${words}' }`
    const one = release('1.0.0', text('one'))
    const two = release('2.0.0', text('two'))
    const rendered = await Promise.all([one, two].map((each) => widgets.render(each, job('hello'))))
    expect(rendered.map((each) => each?.html)).toEqual(['one', 'two'])
  })

  it('R-mf-server: do not run where a byte differs from the release', async () => {
    const { widgets, release, failures, folder } = aRenderer()
    const composed = release('1.0.0')
    writeFileSync(join(folder, 'mf-rooms/1.0.0/server.js'), source.replace('not today', 'not todaY'))
    expect(await widgets.render(composed, job('good'))).toBeUndefined()
    expect(failures).toEqual([
      {
        remote: 'mf-rooms',
        version: '1.0.0',
        widget: 'good',
        kind: 'refused',
        message: 'Error: the server bundle is not the released one',
      },
    ])
  })

  it('leave the slot to the browser where a release has none', async () => {
    const { widgets, failures } = aRenderer()
    const composed: ComposedRemote = { base: '/x/', source: 'stable', manifest: manifestOf('1.0.0') }
    expect(await widgets.render(composed, job('good'))).toBeUndefined()
    expect(failures).toEqual([])
  })

  it('R-mf-scopes: make no call that their release does not declare, and say how to declare it', async () => {
    const { widgets, release, failures } = aRenderer()
    const composed = release('1.0.0')
    composed.manifest.uses = { calls: ['offers.list'] }
    expect(await widgets.render(composed, job('rooms'))).toBeUndefined()
    expect(failures.map(({ kind, message }) => [kind, message])).toEqual([
      [
        'refused',
        "Error: mf-rooms 1.0.0 may not call rooms.list: add it to uses.calls of the remote's build",
      ],
    ])
  })

  it('R-mf-flags: render each value of a flag anew', async () => {
    const { widgets, release } = aRenderer()
    const composed = release(
      '1.0.0',
      "exports.map = { load: async ({ flags }) => Object.keys(flags), render: ({ host }) => '<p>' + host.flags['new-map'] + '</p>' }",
    )
    const html = async (flags: Record<string, boolean>) => {
      const rendered = await widgets.render(composed, { ...job('map'), flags })
      return [rendered?.html, rendered?.data]
    }
    expect(await html({ 'new-map': true })).toEqual(['<p>true</p>', '["new-map"]'])
    expect(await html({ 'new-map': false })).toEqual(['<p>false</p>', '["new-map"]'])
  })

  it('are counted by widget, and say what a server lacks', async () => {
    const { widgets, release, failures } = aRenderer()
    const composed = release('1.0.0', `${source}\nexports.wide = widget(async () => window.innerWidth)`)
    await widgets.render(composed, job('good', { id: 'x' }))
    await widgets.render(composed, job('wide', { id: 'x' }))
    expect(failures.map(({ kind, message }) => [kind, message])).toEqual([
      ['threw', expect.stringContaining('window is not defined: a server has no window')],
    ])
    expect(widgets.figures('mf-rooms', '1.0.0')).toMatchObject([
      { widget: 'good', renders: 1, failures: 0, p95Ms: expect.any(Number), last: undefined },
      { widget: 'wide', renders: 0, failures: 1, p95Ms: undefined, last: { kind: 'threw' } },
    ])
  })

  it('leave out what fails again and again, and nothing else', async () => {
    const { widgets, release, failures } = aRenderer()
    const composed = release('1.0.0')
    for (let view = 0; view < 5; view += 1) await widgets.render(composed, job('throws'))
    expect(failures).toHaveLength(3)
    expect((await widgets.render(composed, job('good')))?.html).toContain('de')
  })

  it('rest where most of what they are asked for fails, so that no page waits for them', async () => {
    const { widgets, release } = aRenderer()
    const composed = release('1.0.0')
    for (const view of [1, 2, 3]) await widgets.render(composed, job('throws', { view }))
    expect(await widgets.render(composed, job('good'))).toBeUndefined()
    expect(widgets.pausedBundles()).toBe(1)
  })

  it('work again within a second or two of the moment when they do, and no page waits to find that out', async () => {
    const { widgets, release, failures, passes } = aRenderer()
    const composed = release('1.0.0')
    for (const view of [1, 2, 3]) await widgets.render(composed, job('throws', { view }))
    expect(await widgets.render(composed, job('good'))).toBeUndefined()
    passes(1000)
    const isBack = async () => (await widgets.render(composed, job('good')))?.html
    expect(await isBack()).toBeUndefined()
    await expect.poll(isBack, { interval: 5 }).toContain('de')
    expect(failures).toHaveLength(3)
  })

  it('are not judged by what waited for them: a crowd costs some pages a widget, and nobody the next', async () => {
    const { widgets, release } = aRenderer()
    const composed = release('1.0.0')
    await widgets.render(composed, job('good'))
    const crowd = Array.from({ length: 90 }, (_, view) => widgets.render(composed, job('good', { view })))
    const rendered = (await Promise.all(crowd)).filter((one) => one !== undefined)
    // four at work, and thirty-two that wait for them
    expect(rendered).toHaveLength(36)
    expect(widgets.pausedBundles()).toBe(0)
    expect((await widgets.render(composed, job('good', { view: 'next' })))?.html).toContain('next')
  })

  it('do not rest for pages that came while they were starting', async () => {
    const { widgets, release } = aRenderer()
    const composed = release('1.0.0')
    const early = [1, 2, 3].map((view) => widgets.render(composed, job('good', { view })))
    vi.advanceTimersByTime(2000)
    expect(await Promise.all(early)).toEqual([undefined, undefined, undefined])
    expect((await widgets.render(composed, job('good')))?.html).toContain('de')
  })

  it('do not run for one person who asks for a release that is not live', async () => {
    const { widgets, release, failures } = aRenderer()
    const previewed = { ...release('1.0.0'), source: 'preview' as const }
    expect(await widgets.render(previewed, job('good'))).toBeUndefined()
    expect(await widgets.render({ ...previewed, source: 'local' }, job('good'))).toBeUndefined()
    expect((await widgets.render({ ...previewed, source: 'canary' }, job('good')))?.html).toContain('de')
    expect(failures).toEqual([])
  })

  /** At most three each: a bundle rests after the third. */
  const refused: Record<string, Record<string, string>> = {
    'data of the page': {
      composition: '<script type="application/json" id="composition">{}</script>',
      scripts: '<p>hello</p><script type="application/json" id="scripts">[]</script>',
    },
    'element that acts': {
      'an address elsewhere': '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">',
      'a form that takes the fields behind it': '<form method="post" action="/testimonials">',
      'a picture in the place of a function': '<img name="getElementById"/>',
    },
  }
  const writing = (texts: Record<string, string>) =>
    `for (const [name, html] of Object.entries(${JSON.stringify(texts)}))
      exports[name] = { load: async () => null, render: () => html }`

  it.each(Object.entries(refused))('R-mf-server: put no %s into a page', async (_, texts) => {
    const { widgets, release, failures } = aRenderer()
    const composed = release('1.0.0', writing(texts))
    for (const name of Object.keys(texts))
      expect([name, await widgets.render(composed, job(name))]).toEqual([name, undefined])
    expect(failures).toEqual(
      Object.keys(texts).map((widget) =>
        expect.objectContaining({ widget, message: expect.stringContaining('HTML is refused') }),
      ),
    )
  })

  it('R-mf-server: fail by what they may not write, also where a form is sent', async () => {
    const { widgets, release, failures } = aRenderer()
    const composed = release('1.0.0', writing(refused['data of the page'] ?? {}))
    expect(await widgets.render(composed, job('scripts'))).toBeUndefined()
    expect(await widgets.render(composed, { ...job('scripts'), form: [] })).toBeUndefined()
    expect(failures).toHaveLength(2)
    for (let view = 0; view < 5; view += 1) await widgets.render(composed, job('scripts'))
    // rests like any other that fails
    expect(failures).toHaveLength(4)
  })
})
