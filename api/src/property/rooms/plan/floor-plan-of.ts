import type { FloorPlan } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { planHeight, planWidth, sizeText } from './draw-plan.ts'
import type { PlanFacts } from './plan-of.ts'
import { planWords } from './words.ts'

/** Returns the address of a room's plan, and its content in words. */
export const floorPlanOf = (id: string, facts: PlanFacts, lang: Lang): FloorPlan => {
  const { title, bath, alt, note } = planWords[lang]
  const shown = [
    sizeText(facts.size, lang),
    facts.bedText,
    ...(facts.hasBath ? [bath] : []),
    ...(facts.terrace ? [facts.terrace] : []),
  ]
  return {
    src: `/api/rooms/${encodeURIComponent(id)}/plan?lang=${lang}`,
    width: planWidth,
    height: planHeight(facts),
    title,
    alt: alt(shown),
    note,
  }
}
