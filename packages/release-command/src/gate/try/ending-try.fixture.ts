// A process of a try that ends as its version says: tests of how a try ends run it instead of a browser.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { TryMessage, VersionToTry } from './messages.ts'

const tell = (message: TryMessage) => process.send?.(message)

const [{ version, widgets }] = (await once(process, 'message')) as [VersionToTry]
// a browser that is deaf to polite signals, in a group of its own
const deaf = "process.on('SIGTERM', () => {}); process.on('SIGINT', () => {}); setInterval(() => {}, 1000)"
const browser = spawn(process.execPath, ['-e', deaf], { detached: true, stdio: 'ignore' })
tell({ type: 'browser', pid: browser.pid ?? -1 })
tell({ type: 'widget', widget: String(browser.pid) })
tell({ type: 'checked', check: { name: 'mounts', ok: true, found: 'as it should' } })
tell({ type: 'began', check: `${widgets[0]}: leaves` })

switch (version) {
  case 'hangs':
    setInterval(() => {}, 1_000)
    break
  case 'blocks':
    for (;;);
  case 'throws':
    throw new TypeError('out of everything')
  case 'killed':
    process.kill(process.pid, 'SIGKILL')
    break
  default:
    tell({ type: 'done' })
}
