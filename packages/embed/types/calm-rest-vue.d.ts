import type { DefineComponent, HTMLAttributes, ReservedProps } from 'vue'
import type {
  CalmRestBookingAttributes,
  CalmRestPrefill,
  CalmRestRoomsAttributes,
  CalmRestSearchAttributes,
} from './calm-rest.d.ts'

type Props<Attributes> = Attributes &
  ReservedProps &
  Omit<HTMLAttributes, keyof Attributes> & { prefill?: CalmRestPrefill }

type Booking = Props<CalmRestBookingAttributes>
type Rooms = Props<CalmRestRoomsAttributes>
type Search = Props<CalmRestSearchAttributes>

declare module 'vue' {
  // in templates
  interface GlobalComponents {
    'calm-rest-booking': DefineComponent<Booking>
    'calm-rest-rooms': DefineComponent<Rooms>
    'calm-rest-search': DefineComponent<Search>
  }
}

declare module 'vue/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
      'calm-rest-booking': Booking
      'calm-rest-rooms': Rooms
      'calm-rest-search': Search
    }
  }
}
