import type { WidgetProps } from '@calm-rest/contract/widget'
import { remote } from '../rspack.base.ts'

export default remote({
  folder: import.meta.dirname,
  widgets: {
    'featured-rooms': {},
    'room-list': {},
    'stay-search': {},
    'room-detail': { id: 'horizon-room' },
  } satisfies WidgetProps['mf-rooms'],
  uses: {
    calls: ['hotel.day', 'offers.days', 'offers.list', 'rooms.availability', 'rooms.byId', 'rooms.list'],
  },
  embeds: ['room-list', 'featured-rooms', 'stay-search'],
  events: { sends: ['stay-chosen@1'], hears: ['stay-chosen@1'] },
})
