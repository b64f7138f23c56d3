import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Alert, type AlertProps } from './alert.tsx'

const rolesOf = (props: AlertProps) =>
  [...renderToString(<Alert {...props} />).matchAll(/role="(\w+)"/g)].map(([, role]) => role)

it('interrupts with a warning or a danger, and waits for a pause with the rest', () => {
  expect(rolesOf({ tone: 'danger' })).toEqual(['alert'])
  expect(rolesOf({ tone: 'warning' })).toEqual(['alert'])
  expect(rolesOf({ tone: 'success' })).toEqual(['status'])
  expect(rolesOf({})).toEqual(['status'])
})

it('interrupts with a success that a guest must hear at once', () => {
  expect(rolesOf({ tone: 'success', urgent: true })).toEqual(['alert'])
})
