import type { WidgetProps } from '@calm-rest/contract/widget'
import { remote } from '../rspack.base.ts'

export default remote({
  folder: import.meta.dirname,
  widgets: {
    'review-list': {},
    'room-reviews': { id: 'horizon-room' },
    'write-review': {},
  } satisfies WidgetProps['mf-reviews'],
  uses: {
    calls: [
      'reviews.create',
      'reviews.createByLink',
      'reviews.list',
      'reviews.stayByLink',
      'reviews.summary',
    ],
  },
})
