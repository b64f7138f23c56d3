import type { Lang } from '@calm-rest/contract/widget'

interface PlanWords {
  title: string
  /** Name of the bathroom. */
  bath: string
  /** Alternative text. */
  alt: (facts: readonly string[]) => string
  note: string
}

export const planWords: Record<Lang, PlanWords> = {
  en: {
    title: 'Floor plan',
    bath: 'Bath',
    alt: (facts) => `Floor plan: ${facts.join(', ')}`,
    note: 'Schematic, not to scale. Inner walls, doors and windows may differ.',
  },
  de: {
    title: 'Grundriss',
    bath: 'Bad',
    alt: (facts) => `Grundriss: ${facts.join(', ')}`,
    note: 'Schematisch, nicht maßstabsgetreu. Innenwände, Türen und Fenster können abweichen.',
  },
  zh: {
    title: '房间平面图',
    bath: '浴室',
    alt: (facts) => `房间平面图：${facts.join('、')}`,
    note: '示意图，未按比例绘制；隔墙和门窗位置以实际为准。',
  },
}
