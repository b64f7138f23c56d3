import { randomUUID } from 'node:crypto'
import { hold, hydrated, sharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addsNode, openBeforeScripts, waitsForGood, writtenAnew } from './before-scripts.fixture.ts'
import { fill, stay, todayAt } from './journey.fixture.ts'

const open = (path: string) => openBeforeScripts(path, undefined, { extended: true })
const address = () => `${randomUUID()}@extended.example`
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click()
const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()

const stands = async (page: Page, values: Record<string, string>) => {
  const names = Object.keys(values)
  const read = () =>
    page.evaluate(
      (all) =>
        Object.fromEntries(
          all.map((name) => [
            name,
            document.querySelector<HTMLInputElement>(`main form [name="${name}"]:not([type=hidden])`)?.value,
          ]),
        ),
      names,
    )
  await expect.poll(read).toEqual(values)
}

/** Fills a form in before its scripts come, on a page that extensions have changed by then. */
const filledIn = async (path: string, values: Record<string, string>) => {
  const { page, bring } = await open(path)
  await fill(page, values)
  bring()
  await hydrated(page)
  await stands(page, values)
  return page
}

it('signs in, with what a password manager filled in', async () => {
  const page = await filledIn('login', { email: address(), password: 'not the password' })
  await press(page, /^Login$/)
  await page.getByRole('alert').first().waitFor()
})

it('registers a guest', async () => {
  const page = await filledIn('register', {
    firstName: 'Ada',
    lastName: 'Perera',
    country: 'Sri Lanka',
    email: address(),
    password: 'monsoon over mirissa',
    confirmPassword: 'monsoon over mirissa',
  })
  await press(page, 'Register')
  await says(page, 'Registration Successful!')
})

it('takes a message', async () => {
  const page = await filledIn('contact', { fullName: 'Ada', email: address(), message: 'Good morning' })
  await press(page, 'Send Message')
  await says(page, 'Message Sent!')
})

it('takes a booking', async () => {
  const page = await filledIn('book?room=horizon-room', {
    firstName: 'Ada',
    lastName: 'Perera',
    email: address(),
  })
  const { checkIn, checkOut } = stay(await todayAt(page, sharedSite()), 214, 2)
  await page.getByLabel(/Check-in/).fill(checkIn)
  await page.getByLabel(/Check-out/).fill(checkOut)
  await press(page, /^Confirm booking · \$/)
  await says(page, 'Booking submitted successfully!')
})

it('takes a review, with its stars', async () => {
  const { page, bring } = await open('write-review')
  const values = {
    name: 'Ada',
    country: 'Peru',
    reviewTitle: 'Quiet',
    stayDuration: '2',
    review: 'We slept.',
  }
  await fill(page, values)
  await page.locator('main form [name=roomType]').selectOption('family')
  await page.getByRole('radio').nth(1).check({ force: true })
  bring()
  await hydrated(page)
  await stands(page, { ...values, roomType: 'family' })
  expect(await page.locator('label:has([type=radio])[data-on]').count()).toBe(2)
  await press(page, 'Submit Review')
  await says(page, 'Review submitted successfully!')
})

it('goes on where the visitor writes, and sends what was sent early', async () => {
  const { page, bring } = await openBeforeScripts('forgot-password', (page) => waitsForGood(page, 10_000), {
    extended: true,
  })
  const email = address()
  await fill(page, { email })
  await page.locator('main form [name=email]').press('Enter')
  bring()
  await says(page, 'Please check your inbox')
})

it('keeps the focus in the field that is written in', async () => {
  const { page, bring } = await open('contact')
  await fill(page, { email: 'ada@', message: 'Good' })
  bring()
  await hydrated(page)
  await page.keyboard.type(' morning')
  await stands(page, { email: 'ada@', message: 'Good morning' })
})

it.each([
  // a widget, and a screen of the shell
  ['forgot-password', '**/releases/**/*.js', 'Please check your inbox'],
  ['contact', '**/assets/screen-contact.*.js', 'Message Sent!'],
])('%s stays in sight while it is written anew, and is sent then', async (path, code, said) => {
  const held: (() => void)[] = []
  const { page, bring } = await openBeforeScripts(path, async (page) => {
    await addsNode(page, '#site > *')
    held.push(await hold(page, code))
  })
  await page.locator('main form [name=email]').fill(address())
  bring()
  await writtenAnew(page)
  expect(await page.locator('main form').isVisible()).toBe(true)
  if (path === 'contact') await fill(page, { fullName: 'Ada', message: 'Good morning' })
  await page.locator('main form [name=email]').press('Enter')
  for (const bringCode of held) bringCode()
  await says(page, said)
})
