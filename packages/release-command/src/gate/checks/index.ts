import { messageOf } from '@calm-rest/command'
import { langs } from '@calm-rest/contract/widget'
import type { Check, Look } from '@calm-rest/releases'
import { accessible } from './accessible.ts'
import { leavesNothingBehind } from './leaves-nothing-behind.ts'
import { leftByTab } from './left-by-tab.ts'
import { looksAsBefore } from './looks-as-before.ts'
import { mountsTwice } from './mounts-twice.ts'
import { isShown, NothingToTry, withWidget } from './open-widget.ts'
import { pageAround } from './page-around.ts'
import { respondsToPress } from './responds-to-press.ts'
import { sharesReact } from './shared-packages.ts'
import { createToCheck } from './to-check.ts'
import type { Finding, PageCheck, WidgetCheck, WidgetRun } from './widget-check.ts'
import { withoutApi } from './without-api.ts'
import { withoutConsequences } from './without-consequences.ts'

/** Checks that share one page, in this order: a press changes it. */
const pageChecks: readonly PageCheck[] = [sharesReact, accessible, leftByTab, respondsToPress]

/** Checks with pages of their own, the longest first. A further check is a file beside this one and a line here or above. */
const widgetChecks: readonly WidgetCheck[] = [
  looksAsBefore,
  pageAround,
  ...langs.map(withoutApi),
  ...langs.map(mountsTwice),
  leavesNothingBehind,
]

/** Pages that are looked at at the same time: checks mostly wait for theirs. */
const sideBySide = 3

export interface Told {
  began: (name: string) => void
  checked: (check: Check) => void
  looked?: (look: Look) => void
}

/** Runs all checks on a widget. Returns false if it fails in a way that leaves nothing to try. */
export const checkWidget = async (run: WidgetRun, { began, checked, looked }: Told): Promise<boolean> => {
  const toCheck = createToCheck()
  const hopeless = Promise.withResolvers<Check>()
  const nameOf = (check: { name: string }) => `${run.widget}: ${check.name}`
  const fail = (name: string, cause: unknown) => {
    const found = firstLine(cause)
    if (cause instanceof NothingToTry)
      hopeless.resolve({ name, ok: false, found: `${found}. Nothing else was tried` })
    else checked(toCheck(name, { faults: [notTried(run, found)] }))
  }
  const attempt = async (name: string, find: () => Promise<Finding>) => {
    began(name)
    try {
      const finding = await find()
      for (const look of finding.looks ?? []) looked?.(look)
      checked(toCheck(name, finding))
    } catch (cause) {
      fail(name, cause)
    }
  }
  const onOnePage = async () => {
    const left = [...pageChecks]
    const [first] = left
    if (first) began(nameOf(first))
    try {
      await withWidget(run, { lang: 'en', prepare: withoutConsequences }, async (opened) => {
        await isShown(opened.page, 1)
        for (let check = left[0]; check; check = left[0]) {
          const { lookAt } = check
          await attempt(nameOf(check), () => lookAt(opened, run))
          left.shift()
        }
      })
    } catch (cause) {
      for (const check of left) fail(nameOf(check), cause)
    }
  }
  const waiting = [
    onOnePage,
    ...widgetChecks.map((check) => () => attempt(nameOf(check), () => check.run(run))),
  ]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
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
