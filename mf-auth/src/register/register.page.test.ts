import { fetchPage, textOf } from '@calm-rest/testing'
import { expect, it } from 'vitest'

const openRegister = async () => (await fetchPage('/register?room=horizon-room')).document

it('R-register-fields: has six fields, all required: names, country, e-mail, password and its confirmation', async () => {
  const document = await openRegister()
  expect(textOf(document, 'main h1')).toBe('Create Your Account')
  const fields = [...document.querySelectorAll('main form input')].map((input) => [
    textOf(document, `label[for="${input.id}"]`),
    input.getAttribute('type'),
    input.hasAttribute('required'),
  ])
  expect(fields).toEqual([
    [expect.stringMatching(/^First Name/), 'text', true],
    [expect.stringMatching(/^Last Name/), 'text', true],
    [expect.stringMatching(/^Country/), 'text', true],
    [expect.stringMatching(/^Email/), 'email', true],
    [expect.stringMatching(/^Password/), 'password', true],
    [expect.stringMatching(/^Confirm Password/), 'password', true],
  ])
})

it('R-register-login: has a link to /login, with the stay', async () => {
  const links = [...(await openRegister()).querySelectorAll('main a')]
  const link = links.find((one) => one.textContent?.trim() === 'Login')
  expect(link?.getAttribute('href')).toBe('/login?room=horizon-room')
})
