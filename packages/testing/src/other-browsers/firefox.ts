import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProgram } from '../site/process.ts'
import { temporaryFolder } from '../site/temporary-folder.ts'
import { type Bidi, connectBidi } from './bidi.ts'
import { type Driver, loopbackOnly, type OtherBrowser, viewport } from './driver.ts'
import { findFirefox } from './find.ts'

/** Preferences that turn off the questions and requests of a new profile before it shows a page. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-GB, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
}

/** Firefox without a window, driven by WebDriver BiDi. Ends with the test or file. */
export const launchFirefox = async (): Promise<OtherBrowser> => {
  const profile = temporaryFolder('firefox')
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const running = startProgram(findFirefox(), {
    args: ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    env: { HOME: profile },
    stopTimeoutMs: 10_000,
  })
  const address = await running.line(/WebDriver BiDi listening on (ws:\S+)/)
  if (!address) {
    await running.stop()
    throw new Error(`Firefox did not start. It said:\n${running.output()}`)
  }
  const bidi = await connectBidi(`${address}/session`)
  await bidi.send('session.new', { capabilities: { alwaysMatch: { proxy: loopbackOnly } } })
  return {
    newDriver: () => newDriver(bidi),
    close: async () => {
      bidi.close()
      await running.stop()
    },
  }
}

const newDriver = async (bidi: Bidi): Promise<Driver> => {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext', {})
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  })
  await bidi.send('browsingContext.setViewport', { context, viewport })
  return {
    goto: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    evaluate: async (expression) => {
      const answer = await bidi.send<Evaluated>('script.evaluate', {
        expression: `(async () => JSON.stringify(await ${expression}))()`,
        target: { context },
        awaitPromise: true,
      })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value)
    },
    perform: async (actions) => {
      await bidi.send('input.performActions', { context, actions })
    },
    close: async () => {
      await bidi.send('browser.removeUserContext', { userContext })
    },
  }
}

type Evaluated =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }
