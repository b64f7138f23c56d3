import type { WidgetProps } from '@calm-rest/contract/widget'
import { remote } from '../rspack.base.ts'

/** Every address of the desk is one page: it shows the section that the address names. */
const page = {
  widget: 'desk',
  titles: { en: 'Front desk', de: 'Rezeption', zh: '前台' },
  descriptions: {
    en: 'For the people who work at the guesthouse.',
    de: 'Für alle, die im Gästehaus arbeiten.',
    zh: '供客栈工作人员使用。',
  },
  bare: true,
  personal: true,
  ownHeading: true,
} as const

export default remote({
  folder: import.meta.dirname,
  widgets: { desk: { section: 'today' } } satisfies WidgetProps['mf-desk'],
  places: {
    apart: true,
    app: { manifest: 'app.webmanifest', worker: 'worker.js' },
    routes: [
      { path: '/desk', ...page },
      {
        path: '/desk/:section',
        query: {
          reference: 'text',
          message: 'count',
          review: 'text',
          room: 'text',
          unit: 'count',
          night: 'text',
          screen: 'text',
          amenity: 'text',
          rule: 'text',
          missing: 'text',
        },
        ...page,
      },
    ],
  },
})
