import { messageOf } from '@calm-rest/command'
import { langs } from '@calm-rest/contract/widget'
import type { Check, Look } from '@calm-rest/releases'
import { accessible } from './accessible.ts'
import { leavesNothingBehind } from './leaves-nothing-behind.ts'
import { leftByTab } from './left-by-tab.ts'
import { looksAsBefore } from './looks-as-before.ts'
import { mountsTwice } from './mounts-twice.ts'
import { NothingToTry } from './open-widget.ts'
import { pageAround } from './page-around.ts'
import { respondsToPress } from './responds-to-press.ts'
import { createToCheck } from './to-check.ts'
import type { WidgetCheck, WidgetRun } from './widget-check.ts'
import { withoutApi } from './without-api.ts'

/** All checks of a widget in a browser. A further check is a file beside this one and a line here. */
const widgetChecks: readonly WidgetCheck[] = [
  ...langs.map(mountsTwice),
  ...langs.map(withoutApi),
  pageAround,
  accessible,
  leftByTab,
  respondsToPress,
  leavesNothingBehind,
  looksAsBefore,
]

/** Checks that run at the same time: they mostly wait for the page. */
const sideBySide = 3

export interface Told {
  began: (name: string) => void
  checked: (check: Check) => void
  looked?: (look: Look) => void
}

/** Runs all checks on a widget. Returns false if it fails in a way that leaves nothing to try. */
export const checkWidget = async (run: WidgetRun, { began, checked, looked }: Told): Promise<boolean> => {
  const waiting = [...widgetChecks]
  const toCheck = createToCheck()
  const hopeless = Promise.withResolvers<Check>()
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const name = `${run.widget}: ${check.name}`
      began(name)
      try {
        const finding = await check.run(run)
        for (const look of finding.looks ?? []) looked?.(look)
        checked(toCheck(name, finding))
      } catch (cause) {
        const found = firstLine(cause)
        if (cause instanceof NothingToTry)
          return hopeless.resolve({ name, ok: false, found: `${found}. Nothing else was tried` })
        checked(toCheck(name, { faults: [notTried(run, found)] }))
      }
    }
  }
  const ended = Promise.all(Array.from({ length: sideBySide }, work)).then(() => undefined)
  const last = await Promise.race([hopeless.promise, ended])
  if (last === undefined) return true
  waiting.length = 0
  checked(last)
  return false
}

const firstLine = (cause: unknown) => messageOf(cause).split('\n')[0] ?? 'failed'

/** A step of the browser failed: a button of the page is covered, say. */
const notTried = ({ remote, widget }: WidgetRun, why: string) =>
  `could not be tried to its end: ${why}. Open a preview of /widgets/${remote}/${widget}, and press there Update, Unmount and Mount`
