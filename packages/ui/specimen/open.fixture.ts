import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import type { Lang } from '@calm-rest/contract/widget'
import { openPage, sharedBrowser, temporaryFolder, whenDone } from '@calm-rest/testing'
import { build } from './build.ts'
import { config } from './rspack.config.ts'
import { createSpecimenServer } from './server.ts'

export interface SpecimenOptions {
  lang?: Lang
  theme?: 'light' | 'dark'
  width?: number
  root?: 'document' | 'shadow'
  /** In a new profile, which ends with the test; otherwise the file's only tab loads it again. */
  isFresh?: boolean
}

/** Builds and serves the specimen for the tests of one file; returns a function that opens it. */
export const startSpecimen = async () => {
  const folder = temporaryFolder('specimen')
  await build({ output: { ...config.output, path: folder } })
  const server = createSpecimenServer(pathToFileURL(`${folder}/`)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  whenDone(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const browser = await sharedBrowser()
  const tab = await openPage(browser)
  return async ({ isFresh = false, width = 1280, ...looks }: SpecimenOptions = {}) => {
    const opened = isFresh ? await openPage(browser) : tab
    const { lang = 'en', theme = 'light', root = 'document' } = looks
    await opened.page.setViewportSize({ width, height: 800 })
    await opened.page.goto(`http://127.0.0.1:${port}/?lang=${lang}&theme=${theme}&root=${root}`)
    await opened.page.getByRole('heading', { level: 1 }).waitFor()
    return opened
  }
}
