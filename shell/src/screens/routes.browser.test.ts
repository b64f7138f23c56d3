import { siteAndBrowser } from '@calm-rest/testing'
import { expect, it } from 'vitest'

const { open, url } = siteAndBrowser()

it.each([
  ['/', 'The sea is two minutes down the lane'],
  ['/rooms', 'Our Rooms'],
  ['/rooms/horizon-room', 'Horizon Room'],
  ['/about', 'About Calm Rest'],
  ['/location', 'Location'],
  ['/testimonials', 'Guest Reviews'],
  ['/Testimonials', 'Guest Reviews'],
  ['/write-review', 'Write a Review'],
  ['/contact', 'Contact Us'],
  ['/profile', 'Your profile'],
  ['/book', 'Book Your Stay'],
  ['/booking', 'Your booking'],
  ['/desk', 'A link from your mail'],
  ['/login', 'Welcome Back to Calm Rest'],
  ['/Login', 'Welcome Back to Calm Rest'],
  ['/register', 'Create Your Account'],
  ['/forgot-password', 'Forgot your password?'],
  ['/reset-password', 'Choose a new password'],
  ['/confirm-email', 'Confirm your address'],
  ['/404', 'Page Not Found'],
  ['/nowhere', 'Page Not Found'],
  ['/services', 'Services'],
  ['/manager', 'Nirosha Wickramasinghe'],
  ['/brochure', 'Calm Rest'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/partners', 'For Partners'],
])('%s shows %s', async (path, heading) => {
  const { page, problems } = await open(path)
  await page.getByRole('main').getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  expect(problems.uncaught).toEqual([])
})

it('/book is open to a guest without an account', async () => {
  const { page } = await open('/book')
  await page.getByRole('main').getByLabel('First name').waitFor()
  expect(page.url()).toBe(url('/book'))
})

it("/404 says '404' and why, and leads home", async () => {
  const { page } = await open('/404')
  const main = page.getByRole('main')
  await main.getByText('404', { exact: true }).waitFor()
  await main
    .getByText('Sorry, the page you’re looking for doesn’t exist or has been removed.', { exact: true })
    .waitFor()
  await main.getByRole('link', { name: 'Return Home', exact: true }).click()
  await page.waitForURL(url('/'))
})
