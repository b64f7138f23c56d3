import { aGuest, hold, type OpenOptions, register, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

const stay = 'room=horizon-room&checkIn=2027-07-01&checkOut=2027-07-04&guests=2'
const calls = '**/api/auth/login*'

const { open, show, url } = siteAndBrowser()
const guest = aGuest()

let page: Page

beforeAll(async () => register((await show('/login')).page, { url: url('/') }, guest))

const email = () => page.getByRole('textbox', { name: 'Email' })
const password = () => page.locator('input[name=password]')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const alert = () => page.getByRole('alert')

const signIn = async (typed = guest.password) => {
  await email().fill(guest.email)
  await password().fill(typed)
  await button('Login').click()
}

const searchOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

/** The colour behind an element once nothing moves, as red, green and blue. */
const backgroundOf = (element: Element) => {
  for (const animation of element.getAnimations()) animation.finish()
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
  context.fillStyle = getComputedStyle(element).backgroundColor
  context.fillRect(0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data]
}

/** How much of an element is to be seen once nothing moves. */
const opacityOf = (element: Element) => {
  for (const animation of element.getAnimations()) animation.finish()
  return Number(getComputedStyle(element).opacity)
}

describe('a guest who has an account', () => {
  const openLogin = async (options: OpenOptions = {}) => {
    const opened = await open(`/login?${stay}`, options)
    page = opened.page
    return opened
  }

  it("R-login-book, R-state-login-success, R-state-login-fade, R-state-login-redirect, R-const-login-redirect: sees a green 'Login Successful!' that takes no other press, and goes to /book with the stay after 1200 ms, not after 1199", async () => {
    await openLogin({ reducedMotion: 'no-preference' })
    // a form that was not sent yet moves nobody to its button
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
    await email().fill(guest.email)
    await password().fill(guest.password)
    await page.clock.install()
    // so far ahead that the page's own clock is not there before
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await button('Login').click()
    const done = button('Login Successful!')
    await done.waitFor()
    expect(await done.isDisabled()).toBe(true)
    const [red = 0, green = 0, blue = 0] = await done.evaluate(backgroundOf)
    expect(green).toBeGreaterThan(Math.max(red, blue))
    // the page fades out, unless the visitor prefers reduced motion
    const opacity = () => page.locator('[data-leaving]').evaluate(opacityOf)
    expect(await opacity()).toBe(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await opacity()).toBe(1)
    await page.clock.runFor(1199)
    expect(new URL(page.url()).pathname).toBe('/login')
    await page.clock.runFor(1)
    await page.waitForURL('**/book?**')
    expect(searchOf(page.url())).toMatchObject(Object.fromEntries(new URLSearchParams(stay)))
  })

  it('R-login-button: does it all with the keyboard, and Back from booking leads to where the guest came from', async () => {
    await openLogin()
    await page.getByRole('link', { name: 'Register', exact: true }).click()
    await page.getByRole('heading', { name: 'Create Your Account' }).waitFor()
    await page.getByRole('link', { name: 'Login', exact: true }).click()
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
    await email().focus()
    await page.keyboard.type(guest.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(guest.password)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe(guest.password)
    await button('Hide password').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await page.getByRole('checkbox', { name: 'Remember Me' }).isChecked()).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Book Your Stay' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Create Your Account' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/register')
    await page.goForward()
    await page.getByRole('heading', { name: 'Book Your Stay' }).waitFor()
  })
})

describe('when it fails', () => {
  beforeEach(async () => {
    page = (await show(`/login?${stay}`)).page
  })

  it("R-state-login-submitting, R-state-login-failure, R-error-login: sees 'Logging in...' on a button that takes no second press, then the server's message, and what was typed", async () => {
    const release = await hold(page, calls)
    await signIn('not the password')
    await button('Logging in...').waitFor()
    expect(await button('Logging in...').isDisabled()).toBe(true)
    release()
    await alert().waitFor()
    expect(await alert().textContent()).toBe('E-mail or password is incorrect.')
    expect(await email().inputValue()).toBe(guest.email)
    expect(await password().inputValue()).toBe('not the password')
    expect(await button('Login').isEnabled()).toBe(true)
  })
})
