import { expect, it, vi } from 'vitest'
import { openPopup } from './popup.ts'

const page = (open: Window['open']) =>
  ({ screenX: 100, screenY: 50, outerWidth: 1200, outerHeight: 900, open }) as Window

it('opens in the middle of the window of the page, in its language, and to the front', () => {
  const focus = vi.fn()
  const open = vi.fn((..._given: unknown[]) => ({ focus }) as unknown as Window)
  openPopup(page(open as never), 'de')
  const [address, name, features = ''] = open.mock.calls[0] as [string, string, string]
  expect(address).toBe('/api/auth/google/start?lang=de')
  expect(name).toBe('calm-rest-google')
  const { width, height, left, top } = Object.fromEntries(
    features.split(',').map((feature) => {
      const [key = '', value] = feature.split('=')
      return [key, Number(value)]
    }),
  ) as Record<string, number>
  expect(Number(left) + Number(width) / 2).toBe(700)
  expect(Number(top) + Number(height) / 2).toBe(500)
  expect(focus).toHaveBeenCalledOnce()
})

it('answers that the browser lets none open', () => {
  expect(
    openPopup(
      page(() => null),
      'en',
    ),
  ).toBeNull()
})
