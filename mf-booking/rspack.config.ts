import type { WidgetProps } from '@calm-rest/contract/widget'
import { remote } from '../rspack.base.ts'

export default remote({
  folder: import.meta.dirname,
  widgets: { book: { room: 'horizon-room', guests: 2 } } satisfies WidgetProps['mf-booking'],
})
