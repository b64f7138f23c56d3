import { fetchPage } from '@calm-rest/testing'
import { expect, it } from 'vitest'

it.each([
  ['en', 'Sign in'],
  ['de', 'Anmelden'],
  ['zh', '登录'],
])('R-session-way-in: has the way in for who is not signed in, in %s: %s', async (lang, label) => {
  const { document } = await fetchPage(`/about?lang=${lang}`)
  const links = [...document.querySelectorAll('header a[href^="/login"]')]
  expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toContainEqual([
    label,
    `/login?lang=${lang}`,
  ])
})
