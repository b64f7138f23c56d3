import { expect, it } from 'vitest'
import { routeProps } from './route-props.ts'

const route = {
  remote: 'mf-inn',
  widget: 'inn',
  path: '/inn/:section',
  titles: { en: 'Inn', de: 'Inn', zh: 'Inn' },
  query: { room: 'text', unit: 'count' },
} as const
const propsAt = (section: string, query: string) =>
  routeProps({ route, params: { section } }, new URLSearchParams(query))

it('reads the path and the query, and takes back what the query has no more', () => {
  expect(propsAt('walk%2Din', 'room=loft&unit=2&other=1')).toEqual({
    section: 'walk-in',
    room: 'loft',
    unit: 2,
  })
  expect(propsAt('property', 'unit=0')).toStrictEqual({
    section: 'property',
    room: undefined,
    unit: undefined,
  })
  expect(propsAt('%', 'room=')).toStrictEqual({ section: '%', room: undefined, unit: undefined })
})
