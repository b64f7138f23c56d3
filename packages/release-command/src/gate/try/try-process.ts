// The process of one try: it gets a version, tries it in a browser of its own, and tells what it finds.
import { once } from 'node:events'
import { messageOf } from '@calm-rest/command'
import type { Check, Look } from '@calm-rest/releases'
import { launchOwnChromium } from '@calm-rest/testing/chromium'
import { checkWidget } from '../checks/index.ts'
import type { TryMessage, VersionToTry } from './messages.ts'

const tell = (message: TryMessage) => process.send?.(message)

// the gate is gone: its browser goes with its line
process.once('disconnect', () => process.exit())

const [version] = (await once(process, 'message')) as [VersionToTry]

const launched = await launchOwnChromium().catch((cause: unknown) => {
  tell({ type: 'unable', why: messageOf(cause) })
  return undefined
})

if (launched) {
  const { browser, pid } = launched
  tell({ type: 'browser', pid })
  browser.on('disconnected', () => {
    console.error('Error: the browser ended')
    process.exit(1)
  })
  const began = (check: string) => tell({ type: 'began', check })
  const checked = (check: Check) => tell({ type: 'checked', check })
  const looked = (look: Look) => tell({ type: 'looked', look })
  const { widgets, live, served, ...rest } = version
  for (const widget of widgets) {
    tell({ type: 'widget', widget })
    const before = live?.widgets.includes(widget) ? live.version : undefined
    const run = { ...rest, browser, widget, live: before, served: served?.[widget] }
    const responds = await checkWidget(run, { began, checked, looked })
    if (!responds) break
  }
  tell({ type: 'done' })
}
