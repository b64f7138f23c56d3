import { useEffect, useRef } from 'react'
import type { CalmRestBookedEvent, CalmRestBookingElement } from './calm-rest.d.ts'
import './calm-rest-react.d.ts'

/** Example of a partner's code in React; it is type-checked with all sources. */
export const React19 = ({ thanks }: { thanks: (reference: string) => void }) => (
  <calm-rest-booking
    partner="alpin-tours"
    lang="de"
    check-in="2027-07-01"
    guests={2}
    className="booking"
    oncalm-rest-booked={({ detail }) => thanks(detail.bookingRef)}
  >
    <a href="https://calmrest.example/book?partner=alpin-tours">Zimmer buchen</a>
  </calm-rest-booking>
)

/** Before React 19 a ref listens. */
export const React18 = ({ thanks }: { thanks: (nights: number) => void }) => {
  const element = useRef<CalmRestBookingElement>(null)
  useEffect(() => {
    const booked = ({ detail }: CalmRestBookedEvent) => thanks(detail.nights)
    element.current?.addEventListener('calm-rest-booked', booked)
    return () => element.current?.removeEventListener('calm-rest-booked', booked)
  }, [thanks])
  return <calm-rest-booking ref={element} partner="alpin-tours" />
}

export const Search = ({ look }: { look: (checkIn: string | undefined) => void }) => (
  <>
    <calm-rest-search
      partner="alpin-tours"
      check-in="2027-07-01"
      guests={2}
      oncalm-rest-search={({ detail }) => look(detail.checkIn)}
    />
    <calm-rest-rooms partner="alpin-tours" check-in="2027-07-01" check-out="2027-07-05" search />
  </>
)

export const refused = [
  // @ts-expect-error a misspelt attribute
  <calm-rest-booking key="1" guest={2} />,
  // @ts-expect-error a value that none is
  <calm-rest-rooms key="2" layout="carousel" />,
  // @ts-expect-error an attribute of the other element
  <calm-rest-rooms key="3" room="horizon-room" />,
  // @ts-expect-error an event carries no personal data
  <calm-rest-booking key="4" oncalm-rest-before-submit={({ detail }) => detail.email} />,
  // @ts-expect-error an attribute of the rooms
  <calm-rest-search key="5" limit={3} />,
]
