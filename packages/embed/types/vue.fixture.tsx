/** @jsxImportSource vue */
import type { GlobalComponents } from 'vue'
import './calm-rest-vue.d.ts'

/** Example of a partner's code in Vue; it is type-checked with all sources. */
export const withVue = () => (
  <calm-rest-rooms partner="alpin-tours" layout="list" limit={3} booking-for="our-booking" class="rooms" />
)

export const withSearch = () => <calm-rest-search partner="alpin-tours" check-in="2027-07-01" guests={2} />

export const refused = () => [
  // @ts-expect-error a value that none is
  <calm-rest-rooms key="1" layout="carousel" />,
  // @ts-expect-error an attribute of the other element
  <calm-rest-rooms key="2" room="horizon-room" />,
  // @ts-expect-error an attribute of the rooms
  <calm-rest-search key="3" layout="list" />,
]

type PropsOf<Name extends keyof GlobalComponents> = GlobalComponents[Name] extends new () => {
  $props: infer Props
}
  ? Props
  : never

/** In templates. */
export const props: Pick<PropsOf<'calm-rest-booking'>, 'check-in' | 'theme'> = {
  'check-in': '2027-07-01',
  theme: 'dark',
}
