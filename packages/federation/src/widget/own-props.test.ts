import { createElement } from 'preact'
import { expect, it } from 'vitest'
import { keepOwnProps } from './own-props.ts'

it('keeps out of the attributes what React alone understands', () => {
  keepOwnProps()
  const { props } = createElement('th', { scope: 'col', suppressHydrationWarning: true })
  expect(props).toEqual({ scope: 'col' })
})
