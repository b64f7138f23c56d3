import type { WidgetProps } from '@calm-rest/contract/widget'
import { remote } from '../rspack.base.ts'

export default remote({
  folder: import.meta.dirname,
  widgets: {
    book: { room: 'horizon-room', guests: 2 },
    'my-bookings': {},
    'linked-booking': { token: 'no link of ours' },
  } satisfies WidgetProps['mf-booking'],
  uses: {
    calls: [
      'bookings.byLink',
      'bookings.calendarByLink',
      'bookings.cancelByLink',
      'bookings.changeByLink',
      'bookings.create',
      'bookings.find',
      'bookings.quoteChangeByLink',
      'bookings.sendAddressCode',
      'bookings.tellArrivalByLink',
      'hotel.day',
      'me.bookings',
      'me.cancelBooking',
      'me.changeBooking',
      'me.quoteChange',
      'offers.list',
      'quotes.create',
      'rooms.availability',
      'rooms.byId',
      'rooms.list',
    ],
  },
  embeds: ['book'],
  events: { sends: ['stay-chosen@1'], hears: ['stay-chosen@1'] },
})
