import { messageOf } from '@calm-rest/command'
import { langs } from '@calm-rest/contract/widget'
import type { Check } from '@calm-rest/releases'
import { mountsTwice } from './mounts-twice.ts'
import { NotResponding } from './open-widget.ts'
import { pageAround } from './page-around.ts'
import type { Finding, WidgetCheck, WidgetRun } from './widget-check.ts'
import { withoutApi } from './without-api.ts'

/** All checks of a widget in a browser. A further check is a file beside this one and a line here. */
const widgetChecks: readonly WidgetCheck[] = [...langs.map(mountsTwice), ...langs.map(withoutApi), pageAround]

/** Checks that run at the same time: they mostly wait for the page. */
const sideBySide = 3

/** Faults and notes of one check that a report shows. */
const shownMost = 3

export interface Told {
  began: (name: string) => void
  checked: (check: Check) => void
}

/** Runs all checks on a widget. Returns whether it responds: one that hangs is not tried further. */
export const checkWidget = async (run: WidgetRun, { began, checked }: Told): Promise<boolean> => {
  const waiting = [...widgetChecks]
  const hung = Promise.withResolvers<string>()
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const name = `${run.widget}: ${check.name}`
      began(name)
      try {
        checked(toCheck(name, await check.run(run)))
      } catch (cause) {
        if (cause instanceof NotResponding) return hung.resolve(name)
        checked(toCheck(name, { faults: [firstLine(cause)] }))
      }
    }
  }
  const ended = Promise.all(Array.from({ length: sideBySide }, work)).then(() => undefined)
  const hungAt = await Promise.race([hung.promise, ended])
  if (hungAt === undefined) return true
  waiting.length = 0
  checked({ name: hungAt, ok: false, found: hangs(run) })
  return false
}

const hangs = ({ widget }: WidgetRun) =>
  `the page does not respond: ${widget} loops without an end. Look for a loop in a render, an effect or a handler. Nothing else was tried`

const firstLine = (cause: unknown) => messageOf(cause).split('\n')[0] ?? 'failed'

const toCheck = (name: string, { faults, notes = [] }: Finding): Check => {
  const said = faults.length > 0 ? faults : notes
  return { name, ok: faults.length === 0, found: said.slice(0, shownMost).join(' | ') || 'as it should' }
}
