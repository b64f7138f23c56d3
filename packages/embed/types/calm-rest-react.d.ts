import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type {
  CalmRestBookingAttributes,
  CalmRestBookingElement,
  CalmRestEventMap,
  CalmRestRoomsAttributes,
  CalmRestRoomsElement,
  CalmRestSearchAttributes,
  CalmRestSearchElement,
} from './calm-rest.d.ts'

/** React 19 listens by `on` and the event's name; earlier versions need a ref. */
type Listeners = { [Name in keyof CalmRestEventMap as `on${Name}`]?: (event: CalmRestEventMap[Name]) => void }

type Props<Attributes, Element> = Attributes &
  Listeners &
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Attributes>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'calm-rest-booking': Props<CalmRestBookingAttributes, CalmRestBookingElement>
      'calm-rest-rooms': Props<CalmRestRoomsAttributes, CalmRestRoomsElement>
      'calm-rest-search': Props<CalmRestSearchAttributes, CalmRestSearchElement>
    }
  }
}
