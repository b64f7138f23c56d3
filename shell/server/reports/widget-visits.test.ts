import type { ReleaseError } from '@calm-rest/contract/releases'
import { manifestOf } from '@calm-rest/releases/testing'
import { expect, it } from 'vitest'
import { widgetVisits } from './widget-visits.ts'

const file = { integrity: `sha384-${'A'.repeat(64)}`, bytes: 3 }
const manifest = {
  ...manifestOf('1.0.0'),
  exposes: {
    'room-list': { scripts: ['room-list.js', 'shared.js'], styles: [] },
    'stay-search': { scripts: ['stay-search.js', 'shared.js'], styles: [] },
  },
  files: { 'entry.js': file, 'room-list.js': file, 'stay-search.js': file, 'shared.js': file },
}
const find = (remote: string, version: string) =>
  remote === 'mf-rooms' && version === '1.0.0' ? { manifest, channel: 'canary' as const } : undefined

const release = { remote: 'mf-rooms', version: '1.0.0' }
const errorIn = (name: string, own: Partial<ReleaseError> = {}): ReleaseError => ({
  ...release,
  name: 'TypeError',
  file: name,
  line: 1,
  column: 2,
  kind: 'handler',
  ...own,
})
const shown = ['room-list', 'stay-search'].map((widget) => ({ ...release, widget, loadMs: 100 }))

it('gives each widget its vitals, and the errors of its own script', () => {
  const errors = [errorIn('room-list.js'), errorIn('room-list.js', { kind: 'rejection', line: 9 })]
  expect(widgetVisits({ widgets: shown, errors }, find)).toEqual([
    {
      ...release,
      widget: 'room-list',
      channel: 'canary',
      loadMs: 100,
      handlerErrors: 1,
      rejections: 1,
      error: 'TypeError room-list.js:1:2',
    },
    { ...release, widget: 'stay-search', channel: 'canary', loadMs: 100, handlerErrors: 0, rejections: 0 },
  ])
})

it('gives what two widgets share, and what came later, to the release', () => {
  const errors = [errorIn('shared.js'), errorIn('entry.js')]
  expect(widgetVisits({ widgets: shown, errors }, find).at(-1)).toMatchObject({
    widget: '',
    handlerErrors: 2,
  })
})

it('leaves out what names no release of the page, no widget or no file of it', () => {
  const widgets = [
    { ...release, widget: 'made-up', loadMs: 1 },
    { ...release, version: '9.9.9', widget: 'room-list', loadMs: 1 },
  ]
  const errors = [errorIn('made-up.js'), errorIn('room-list.js', { version: '9.9.9' })]
  expect(widgetVisits({ widgets, errors }, find)).toEqual([])
})
