import type { Failure, Testimonial } from '@calm-rest/contract/api'
import type { Lang, Submitted } from '@calm-rest/contract/widget'
import { renderView as render } from '@calm-rest/federation/testing'
import type { ViewProps } from '@calm-rest/federation/widget'
import type { ComponentType } from 'react'
import { words } from '../words.ts'

/** HTML of a view of this remote as a server writes it. */
export const renderView = <Data, Value>(
  View: ComponentType<ViewProps<object, Data, Value>>,
  lang: Lang,
  loaded: ViewProps<object, Data>['loaded'],
  submitted?: Submitted<Value>,
) => render({ View, words, lang, props: {}, loaded, ...(submitted && { submitted }) })

export const networkFailure: Failure = { kind: 'network' }

export const review = (given: Partial<Testimonial> = {}): Testimonial => ({
  _id: 'one',
  name: 'Ingrid Solheim',
  country: 'Norway',
  rating: 5,
  reviewTitle: 'Turtles at noon',
  review: 'We stayed in bed and watched them.',
  roomType: 'sea view',
  stayDuration: 7,
  createdAt: '2027-01-31T20:00:00.000Z',
  verified: false,
  ...given,
})
