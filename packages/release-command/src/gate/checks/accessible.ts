import { seriousViolations } from '@calm-rest/testing/axe'
import { isShown, slotOf, withWidget } from './open-widget.ts'
import type { WidgetCheck } from './widget-check.ts'

/** axe finds nothing serious or critical in the widget. */
export const accessible: WidgetCheck = {
  name: 'is accessible (axe)',
  run: (run) =>
    withWidget(run, { lang: 'en' }, async ({ page }) => {
      await isShown(page, 1)
      return { faults: await seriousViolations(page, slotOf(1)) }
    }),
}
