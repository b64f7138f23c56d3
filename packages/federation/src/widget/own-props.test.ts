import { createElement } from 'preact'
import { expect, it } from 'vitest'
import { keepOwnProps } from './own-props.ts'

it('keeps attributes for React only out of the page', () => {
  keepOwnProps()
  const { props } = createElement('th', { scope: 'col', suppressHydrationWarning: true })
  expect(props).toEqual({ scope: 'col' })
})
