import { type Graph, leavesScreen, reachedFrom, seedsOf } from './changed-graph.ts'

interface ChangedTests {
  /** Test files from the project's root, those nearest to the change first. */
  files: string[]
  /** Screens that the change may affect, by their folders in shell/src/screens. */
  screens: string[]
}

/** Selects the tests of the quick level that a change of these files can fail. */
export const changedTests = (graph: Graph, changed: readonly string[]): ChangedTests => {
  const seeds = changed.flatMap((file) => seedsOf(graph, file))
  const reached = reachedFrom(graph, seeds)
  const site = touchedSite(graph, reachedFrom(graph, seeds, leavesScreen))
  const files = new Set([
    // in the order of the walk
    ...[...reached].filter((file) => isQuickTest(file) && !isSiteTest(file)),
    ...[...graph.sources]
      .filter((file) => isQuickTest(file) && isSiteTest(file) && site.isSeenBy(file))
      .sort(),
  ])
  return { files: [...files], screens: site.screens }
}

const isQuickTest = (file: string) => /\.test\.tsx?$/.test(file) && !/\.(full|s3)\./.test(file)

export const isPageTest = (file: string) => /\.page\.test\.tsx?$/.test(file)

/** Whether a test needs the built site; no import leads to it. */
const isSiteTest = (file: string) => isPageTest(file) || /\.browser\.test\.tsx?$/.test(file)

const widgetDoor = /^(mf-[^/]+)\/src\/([^/]+)\/index\.tsx?$/
const placeInRemote = /^(mf-[^/]+)\/src\/([^/]+)\//
const placeInScreens = /^shell\/src\/screens\/([^/]+)\//
const slot = /remote="(mf-[\w-]+)"\s+widget="([\w-]+)"/g

/** Screens that a change affects, and the tests of the site that see it by the folder they are in. */
const touchedSite = ({ sources, read }: Graph, reached: ReadonlySet<string>) => {
  const widgets = new Set(
    [...reached].flatMap((file) => {
      const [, remote, widget] = widgetDoor.exec(file) ?? []
      return remote ? [`${remote} ${widget}`] : []
    }),
  )
  const remotes = new Set([...widgets].map((name) => name.split(' ')[0]))
  const showsTouched = (file: string) =>
    [...read(file).matchAll(slot)].some(([, remote, widget]) => widgets.has(`${remote} ${widget}`))
  const isTouched = (file: string) => reached.has(file) || showsTouched(file)

  const inScreens = [...sources].filter((file) => placeInScreens.test(file) && !file.includes('.test.'))
  const screenOf = (file: string) => placeInScreens.exec(file)?.[1] ?? ''
  // shared by all screens: the page around them, the server that writes it, the elements for partners, the build
  const isShared = [...reached].some(
    (file) =>
      /^(shell\/(src|server)|packages\/embed\/src)\//.test(file) &&
      !placeInScreens.test(file) &&
      !/\.test\.tsx?$/.test(file),
  )
  const isApi = [...reached].some((file) => file.startsWith('api/src/') && !file.includes('.test.'))
  const screens = new Set(inScreens.filter((file) => isShared || isTouched(file)).map(screenOf))

  const isSeenBy = (test: string): boolean => {
    if (reached.has(test)) return true
    const [, remote, widget] = placeInRemote.exec(test) ?? []
    if (remote) {
      const isWidget = sources.has(`${remote}/src/${widget}/index.ts`)
      return isWidget ? widgets.has(`${remote} ${widget}`) : remotes.has(remote)
    }
    if (placeInScreens.test(test)) return screens.has(screenOf(test)) || (isApi && isPageTest(test))
    if (/^(api|packages)\//.test(test)) return [...reached].some((file) => sameWorkspace(file, test))
    if (isShared) return true
    // how releases are served: what is in them is the same to it
    if (test.startsWith('e2e/releases/')) return false
    // the others look at the whole site, which costs little over HTTP
    return (isPageTest(test) && (isApi || screens.size > 0)) || (isSweep(test) && screens.size > 0)
  }
  return { screens: [...screens].sort(), isSeenBy }
}

/** Whether a test is limited to the screens in TEST_SCREENS; its neighbours look at every state of all screens. */
const isSweep = (test: string) => /^e2e\/sweep\/sweep-screens\./.test(test)

const sameWorkspace = (one: string, other: string) => {
  const folder = /^(api|packages\/[^/]+)\//.exec(other)?.[0]
  return folder !== undefined && one.startsWith(folder)
}
