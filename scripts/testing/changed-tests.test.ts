import { beforeAll, describe, expect, it } from 'vitest'
import { plantProject } from '../boundaries/project.fixture.ts'
import type { Files } from '../sources/tree.fixture.ts'
import { type Graph, readGraph } from './changed-graph.ts'
import { changedTests } from './changed-tests.ts'

/** A site of two remotes with two widgets each, a shell with three screens, an API. */
const site: Files = {
  'packages/testing/src/start.ts': "export const serve = new URL('../../../demo/serve.ts', import.meta.url)",
  'packages/testing/src/index.ts': "export * from './start.ts'",
  'packages/testing/src/start.test.ts': "import './start.ts'",
  'packages/ui/src/button.ts': "import './button.module.css'",
  'packages/ui/src/button.module.css': '',
  'packages/ui/src/index.ts': "export * from './button.ts'",
  'packages/ui/src/index.test.ts': "import './index.ts'",
  'packages/ui/src/looks.browser.test.ts': '',
  'mf-rooms/src/card/card.ts': "import '@calm-rest/ui'\nimport '../words.ts'",
  'mf-rooms/src/words.ts': "export const words = () => import('./locales/de.json')",
  'mf-rooms/src/locales/de.json': '{}',
  'mf-rooms/src/list/index.ts': "import './view.ts'",
  'mf-rooms/src/list/view.ts': "import '../card/card.ts'",
  'mf-rooms/src/list/view.test.ts': "import './view.ts'",
  'mf-rooms/src/list/list.browser.test.ts': "import '@calm-rest/testing'",
  'mf-rooms/src/list/steps/more.browser.test.ts': '',
  'mf-rooms/src/list/every.full.browser.test.ts': '',
  'mf-rooms/src/detail/index.ts': "import type { Card } from '../card/card.ts'",
  'mf-rooms/src/detail/detail.browser.test.ts': '',
  'mf-rooms/src/card/card.page.test.ts': '',
  'mf-reviews/src/reviews/index.ts': "import './excerpt.ts'",
  'mf-reviews/src/reviews/excerpt.ts': '',
  'mf-reviews/src/reviews/excerpt.test.ts': "import './excerpt.ts'",
  'mf-reviews/src/reviews/reviews.browser.test.ts': '',
  'shell/src/main.ts': "import './layout/layout.ts'\nimport './screens/components.ts'",
  'shell/src/layout/layout.ts': '',
  'shell/src/layout/layout.browser.test.ts': '',
  'shell/src/screens/components.ts':
    "import './rooms/rooms.tsx'\nimport './reviews/reviews.tsx'\nimport './about/about.ts'",
  'shell/src/screens/rooms/rooms.tsx': 'export const rooms = <Slot remote="mf-rooms" widget="list" />',
  'shell/src/screens/rooms/rooms.page.test.ts': '',
  'shell/src/screens/reviews/reviews.tsx':
    'export const reviews = (\n  <Slot\n    remote="mf-reviews"\n    widget="reviews"\n  />\n)',
  'shell/src/screens/reviews/reviews.page.test.ts': '',
  'shell/src/screens/about/about.ts': '',
  'shell/src/screens/about/about.page.test.ts': '',
  'shell/src/screens/about/about.browser.test.ts': '',
  'shell/server/serve.ts': "import '../src/main.ts'",
  'shell/server/serve.test.ts': "import './serve.ts'",
  'shell/public/lost.svg': '',
  'api/src/index.ts': "import './rooms.ts'",
  'api/src/rooms.ts': '',
  'api/src/rooms.test.ts': "import './rooms.ts'",
  'api/src/mails.ts': '',
  'api/src/mails.test.ts': "import './mails.ts'",
  'api/src/docs.browser.test.ts': '',
  'api/migrations/0001.sql': '',
  'docs/desk.md': '',
  'demo/serve.ts': "import '@calm-rest/api'",
  'scripts/guide.test.ts': "join(root, 'docs/desk.md')",
  'e2e/guest.browser.test.ts': "import '@calm-rest/testing'",
  'e2e/head.page.test.ts': "import '@calm-rest/testing'",
  'e2e/releases/preview.page.test.ts': "import '@calm-rest/testing'",
  'e2e/sweep/sweep-screens.browser.test.ts': "import '@calm-rest/testing'",
}

let graph: Graph
beforeAll(() => {
  graph = readGraph(plantProject(site))
})

const testsOf = (...changed: string[]) => changedTests(graph, changed).files.toSorted()
const screensOf = (...changed: string[]) => changedTests(graph, changed).screens

/** Tests that a change of any screen selects. */
const everywhere = ['e2e/head.page.test.ts', 'e2e/sweep/sweep-screens.browser.test.ts']

describe('a change in one widget', () => {
  it('runs what imports it, the tests beside it, and those of the screens that show it', () => {
    expect(testsOf('mf-reviews/src/reviews/excerpt.ts')).toEqual([
      ...everywhere,
      'mf-reviews/src/reviews/excerpt.test.ts',
      'mf-reviews/src/reviews/reviews.browser.test.ts',
      'shell/src/screens/reviews/reviews.page.test.ts',
    ])
    expect(screensOf('mf-reviews/src/reviews/excerpt.ts')).toEqual(['reviews'])
  })

  it('runs nothing of a widget that takes but a type of what changed', () => {
    const tests = testsOf('mf-rooms/src/card/card.ts')
    expect(tests).toContain('mf-rooms/src/list/list.browser.test.ts')
    expect(tests).toContain('mf-rooms/src/list/steps/more.browser.test.ts')
    expect(tests).not.toContain('mf-rooms/src/detail/detail.browser.test.ts')
  })

  it('runs tests that stand beside no widget with every widget of that remote', () => {
    expect(testsOf('mf-rooms/src/detail/index.ts')).toContain('mf-rooms/src/card/card.page.test.ts')
    expect(testsOf('mf-reviews/src/reviews/index.ts')).not.toContain('mf-rooms/src/card/card.page.test.ts')
  })

  it('knows who uses words and styles', () => {
    for (const changed of ['mf-rooms/src/locales/de.json', 'packages/ui/src/button.module.css']) {
      expect(testsOf(changed)).toContain('mf-rooms/src/list/view.test.ts')
      expect(screensOf(changed)).toContain('rooms')
    }
  })
})

describe('a change in the shell', () => {
  it('of one screen runs the tests of that screen', () => {
    const tests = testsOf('shell/src/screens/about/about.ts')
    expect(tests).toEqual([
      ...everywhere,
      'shell/server/serve.test.ts',
      'shell/src/screens/about/about.browser.test.ts',
      'shell/src/screens/about/about.page.test.ts',
    ])
  })

  it.each(['shell/src/layout/layout.ts', 'shell/server/serve.ts', 'shell/public/lost.svg'])(
    'around all screens runs the tests of all: %s',
    (changed) => {
      const tests = testsOf(changed)
      expect(tests).toEqual(
        expect.arrayContaining([
          'e2e/guest.browser.test.ts',
          'e2e/releases/preview.page.test.ts',
          'shell/src/layout/layout.browser.test.ts',
          'shell/src/screens/rooms/rooms.page.test.ts',
        ]),
      )
      expect(tests).not.toContain('mf-rooms/src/list/list.browser.test.ts')
      expect(screensOf(changed)).toEqual(['about', 'reviews', 'rooms'])
    },
  )
})

describe('a change in the API', () => {
  it('runs what imports it, and looks at all pages over HTTP', () => {
    expect(testsOf('api/src/rooms.ts')).toEqual([
      'api/src/docs.browser.test.ts',
      'api/src/rooms.test.ts',
      'e2e/head.page.test.ts',
      'shell/src/screens/about/about.page.test.ts',
      'shell/src/screens/reviews/reviews.page.test.ts',
      'shell/src/screens/rooms/rooms.page.test.ts',
    ])
  })

  it('by a file that no source imports may be anywhere in it', () => {
    expect(testsOf('api/migrations/0001.sql')).toEqual(
      expect.arrayContaining(['api/src/mails.test.ts', 'api/src/rooms.test.ts']),
    )
  })
})

it('begins with the tests that are nearest to the change, and looks at pages last', () => {
  expect(changedTests(graph, ['packages/ui/src/index.ts']).files.slice(0, 2)).toEqual([
    'packages/ui/src/index.test.ts',
    'mf-rooms/src/list/view.test.ts',
  ])
  const { files } = changedTests(graph, ['shell/src/screens/about/about.ts'])
  expect(files[0]).toBe('shell/server/serve.test.ts')
})

it('takes a test that itself changed', () => {
  expect(testsOf('mf-rooms/src/list/view.test.ts')).toEqual(['mf-rooms/src/list/view.test.ts'])
  expect(testsOf('e2e/guest.browser.test.ts')).toEqual(['e2e/guest.browser.test.ts'])
})

it('takes a test that names a page of docs, and no other', () => {
  expect(testsOf('docs/desk.md')).toEqual(['scripts/guide.test.ts'])
})

it('runs everything where what everything stands on changed, but never what only test:all runs', () => {
  const quick = [...graph.sources].filter((file) => /\.test\.ts$/.test(file) && !file.includes('.full.'))
  expect(testsOf('package.json')).toEqual(quick.sort())
})

it('runs nothing where nothing changed', () => {
  expect(changedTests(graph, [])).toEqual({ files: [], screens: [] })
})
