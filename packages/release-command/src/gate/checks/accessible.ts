import { seriousViolations } from '@calm-rest/testing/axe'
import { slotOf } from './open-widget.ts'
import type { PageCheck } from './widget-check.ts'

/** axe finds nothing serious or critical in the widget. */
export const accessible: PageCheck = {
  name: 'is accessible (axe)',
  lookAt: async ({ page }) => ({ faults: await seriousViolations(page, slotOf(1)) }),
}
