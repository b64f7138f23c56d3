import { setTimeout as sleep } from 'node:timers/promises'
import { stepTimeoutMs } from '../limits.ts'
import { freePort } from '../site/free-port.ts'
import { type Running, startProgram } from '../site/process.ts'
import { temporaryFolder } from '../site/temporary-folder.ts'
import { type Driver, loopbackOnly, type OtherBrowser, viewport } from './driver.ts'
import { findWebKit } from './find.ts'

const stopTimeoutMs = 10_000

/** WebKit's own small browser on an invisible display, driven by WebDriver. Ends with the test or file. */
export const launchWebKit = async (): Promise<OtherBrowser> => {
  const programs = findWebKit()
  const display = startProgram(programs.display, {
    args: ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    env: {},
    stopTimeoutMs,
  })
  const number = await display.line(/^(\d+)$/m)
  if (!number) throw await failed('Xvfb', display)
  const port = await freePort()
  const home = temporaryFolder('webkit')
  const driver = startProgram(programs.driver, {
    args: [`--port=${port}`],
    env: { DISPLAY: `:${number}`, ...inFolder(home) },
    stopTimeoutMs,
  })
  const address = `http://127.0.0.1:${port}/session`
  if (!(await answers(address))) {
    await display.stop()
    throw await failed('WebKitWebDriver', driver)
  }
  return {
    newDriver: () => newDriver(address, programs.browser),
    close: async () => {
      await driver.stop()
      await display.stop()
    },
  }
}

/** Its home folder, so that it neither reads nor stores anything of the user's. */
const inFolder = (home: string) => ({
  HOME: home,
  XDG_CACHE_HOME: home,
  XDG_CONFIG_HOME: home,
  XDG_DATA_HOME: home,
  GDK_BACKEND: 'x11',
  // an invisible display has no graphics card
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
})

const failed = async (name: string, running: Running) => {
  await running.stop()
  return new Error(`${name} did not start. It said:\n${running.output()}`)
}

const answers = async (address: string) => {
  const end = Date.now() + stopTimeoutMs
  while (Date.now() < end) {
    const answered = await fetch(address.replace(/session$/, 'status')).catch(() => undefined)
    if (answered?.ok) return true
    await sleep(50)
  }
  return false
}

/** Milliseconds to wait: WebKit may never respond to a command if the page then navigates. */
const answerTimeoutMs = 5_000

/** One request of WebDriver: https://www.w3.org/TR/webdriver2/ */
const ask = async <Value>(
  method: 'POST' | 'DELETE',
  address: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Value> => {
  const answer = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

const newDriver = async (sessions: string, browser: string): Promise<Driver> => {
  const alwaysMatch = {
    proxy: loopbackOnly,
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  }
  const { sessionId } = await ask<{ sessionId: string }>('POST', sessions, { capabilities: { alwaysMatch } })
  const session = `${sessions}/${sessionId}`
  const evaluate = async (expression: string) => {
    const script = `const done = arguments[0]; (async () => JSON.stringify(await ${expression}))().then(done, (error) => done(JSON.stringify({ thrown: String(error) })))`
    const signal = AbortSignal.timeout(answerTimeoutMs)
    const answer = await ask<string | null>('POST', `${session}/execute/async`, { script, args: [] }, signal)
    return answer === null ? undefined : JSON.parse(answer)
  }
  // the window has a bar above the page
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, ...viewport })
  const inside = Number(await evaluate('innerHeight'))
  await ask('POST', `${session}/window/rect`, { width: viewport.width, height: 2 * viewport.height - inside })
  return {
    goto: (url) => ask('POST', `${session}/url`, { url }),
    evaluate,
    // a click that navigates is done, whether or not it gets a response: the next step waits for its element
    perform: (actions) => {
      // keys do not navigate, and a long text takes longer on a busy machine: the next step would be refused
      // meanwhile
      const limitMs = actions.some(({ type }) => type === 'key') ? stepTimeoutMs : answerTimeoutMs
      return ask<void>('POST', `${session}/actions`, { actions }, AbortSignal.timeout(limitMs)).catch(
        (cause: unknown) => {
          if (!(cause instanceof DOMException && cause.name === 'TimeoutError')) throw cause
        },
      )
    },
    close: () => ask('DELETE', session),
  }
}
