import type { WidgetProps } from '@calm-rest/contract/widget'
import { remote } from '../rspack.base.ts'

export default remote({
  folder: import.meta.dirname,
  widgets: { desk: { section: 'today' } } satisfies WidgetProps['mf-desk'],
  places: {
    apart: true,
    app: { manifest: 'app.webmanifest', worker: 'worker.js' },
    routes: [
      {
        path: '/desk/:section',
        widget: 'desk',
        titles: { en: 'Front desk', de: 'Rezeption', zh: '前台' },
        descriptions: {
          en: 'For the people who work at the guesthouse.',
          de: 'Für alle, die im Gästehaus arbeiten.',
          zh: '供客栈工作人员使用。',
        },
        query: { reference: 'text', room: 'text', unit: 'count', night: 'text' },
        bare: true,
        personal: true,
        ownHeading: true,
      },
    ],
  },
})
