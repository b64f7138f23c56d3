import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { launchChromium, openPage, temporaryFolder, whenDone } from '@calm-rest/testing'
import { build } from './build.ts'
import { config } from './rspack.config.ts'
import { createSpecimenServer } from './server.ts'

export interface SpecimenOptions {
  lang?: 'en' | 'de' | 'zh'
  theme?: 'light' | 'dark'
  width?: number
  root?: 'document' | 'shadow'
}

/** Builds and serves the specimen for the tests of one file; answers a way to open it in Chromium. */
export const startSpecimen = async () => {
  const folder = temporaryFolder('specimen')
  await build({ output: { ...config.output, path: folder } })
  const server = createSpecimenServer(pathToFileURL(`${folder}/`)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  whenDone(() => server.close())
  const browser = await launchChromium()
  whenDone(() => browser.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return async ({ lang = 'en', theme = 'light', width = 1280, root = 'document' }: SpecimenOptions = {}) => {
    const opened = await openPage(browser, { width })
    await opened.page.goto(`http://127.0.0.1:${port}/?lang=${lang}&theme=${theme}&root=${root}`)
    await opened.page.getByRole('heading', { level: 1 }).waitFor()
    return opened
  }
}
