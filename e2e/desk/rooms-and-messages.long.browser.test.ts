import { linkIn, mailTo, type Site, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { book, openDeskPage, phone } from './staffed.fixture.ts'

// A site of its own: its rooms and its mails are nobody else's.
let site: Site
beforeAll(async () => {
  site = await startSite()
})

it('shows housekeeping a room that was left, without a name, and takes one press for it', async () => {
  await book(site, { firstName: 'Amara', room: 'coral-suite', price: 268 })
  const desk = await openDeskPage(site, 'Nirosha')
  await desk.page.getByRole('button', { name: 'Check in Amara Perera' }).click()
  await desk.page.getByRole('tab', { name: /^In house/ }).click()
  await desk.page.getByRole('button', { name: 'Check out Amara Perera' }).click()
  await desk.page.getByRole('button', { name: 'Check out, charge all nights' }).click()
  await desk.page.getByRole('button', { name: 'Check out without payment' }).click()
  await desk.page.getByText('Nobody is in the house.').waitFor()

  const { page } = await openDeskPage(site, 'Bela', 'housekeeping', { ...phone, isNew: true })
  expect(new URL(page.url()).pathname).toBe('/desk')
  const bar = page.getByRole('navigation', { name: 'Front desk' }).getByRole('link')
  expect(await bar.allInnerTexts()).toEqual(['Rooms'])
  const room = page.getByRole('article', { name: /^Coral Suite/ })
  await room.getByRole('button', { name: 'Clean' }).click()
  await page.getByText('Every room is clean.').waitFor()
  expect(await page.content()).not.toContain('Amara')

  // a link of the guesthouse's mail, about which this role may know nothing
  await page.goto(`${site.url}desk/messages?message=1`)
  await page.getByRole('alert').getByText('Your role does not include this part').waitFor()
  await page.getByText('Every room is clean.').waitFor()
})

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** Lines of text in an element. */
const linesOf = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getClientRects().length
}

const post = async (path: string, body: object) => {
  const answer = await fetch(`${site.url}api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(201)
}

it('R-desk-mail-sign-in: a mail leads through the passkey to the message and to the review that it is about, and one press does it', async () => {
  const { page, problems } = await openDeskPage(site, 'Kamal', 'desk')
  expect(await focused(page)).toBe('Today')
  await page.getByRole('button', { name: 'Kamal' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()

  await post('messages', { fullName: 'Ida Rhodes', email: 'ida@example.com', message: 'Is there a desk?' })
  const mail = await mailTo(site, 'stay@calmrest.example', /Message from Ida Rhodes/)
  const link = linkIn(mail, '/desk/messages')
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  const card = page.getByRole('article', { name: 'Ida Rhodes' })
  await card.getByText('Is there a desk?').waitFor()
  expect(page.url()).toBe(link)
  await expect.poll(() => focused(page)).toContain('Ida Rhodes')
  await page.getByLabel('Your answer').fill('Yes, by the window.')
  await page.getByRole('button', { name: 'Send' }).click()
  await card.getByRole('button', { name: 'Answer', exact: true }).waitFor()
  await card.getByText('Yes, by the window.').waitFor()
  expect((await mailTo(site, 'ida@example.com', /Our answer/)).text).toContain('Yes, by the window.')

  const title = 'Nine nights <b>, each as quiet as one hopes'
  await post('testimonials', {
    name: 'Grace',
    country: 'Ireland',
    rating: 4,
    reviewTitle: title,
    roomType: 'sea view',
    review: 'The best is on www.example.com.',
    stayDuration: 3,
    date: new Date().toISOString(),
  })
  await page.goto(linkIn(await mailTo(site, 'stay@calmrest.example', /review is waiting/i), '/desk/messages'))
  const review = page.getByRole('article', { name: title })
  await review.getByRole('button', { name: 'Publish' }).click()
  expect(await review.getByText('On the site').evaluate(linesOf)).toBe(1)
  await page.getByRole('link', { name: 'All messages and reviews' }).click()
  await page.getByRole('tab', { name: /^Reviews/ }).waitFor()
  await page.goBack()
  await review.waitFor()

  // the link of an earlier mail, whose secret nothing reads any more
  await page.goto(`${site.url}desk#${'e30'.repeat(20)}.e30.e30`)
  await page.getByRole('tab', { name: /^Arrivals/ }).waitFor()
  expect(page.url()).toBe(`${site.url}desk`)
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})

it('keeps a half-written answer, sends it by mail, and is done with the message', async () => {
  const message = { fullName: 'Grace Hopper', email: 'grace@example.com', message: '<b>Is there a cot?</b>' }
  await fetch(`${site.url}api/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  })
  const { page } = await openDeskPage(site, 'Malini', 'desk')
  await page.getByRole('tab', { name: /^To do/ }).click()
  await page.getByRole('link', { name: 'Grace Hopper' }).click()
  await page.getByText('<b>Is there a cot?</b>', { exact: true }).waitFor()
  await page.getByLabel('Your answer').fill('Yes, we put one')
  await page.reload()
  const answer = page.getByLabel('Your answer')
  expect(await answer.inputValue()).toBe('Yes, we put one')
  await answer.fill('Yes, we put one in your room.')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Yes, we put one in your room.').waitFor()
  await page.getByRole('link', { name: 'All messages and reviews' }).click()
  await page.getByText('No message here.').waitFor()
  expect((await mailTo(site, message.email, /Our answer/)).text).toContain('in your room.')
})

it('pages through a flood, and closes it with one press; the message of a guest stays', async () => {
  const write = (i: number, from: string) =>
    fetch(`${site.url}api/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      body: JSON.stringify({
        fullName: `Writer ${i}`,
        email: `writer-${i}@example.com`,
        message: `This is message number ${i}.`,
      }),
    })
  await write(0, '192.0.2.7')
  for (let i = 1; i <= 60; i += 1) await write(i, '203.0.113.7')
  const { page } = await openDeskPage(site, 'Ruwan', 'desk')
  await page.goto(`${site.url}desk/messages`)
  const cards = page.getByRole('article')
  await page.getByRole('button', { name: 'Older messages' }).click()
  await expect.poll(() => cards.count()).toBe(61)
  expect(await page.getByRole('button', { name: 'Older messages' }).count()).toBe(0)

  await page.getByLabel('Choose the message of Writer 60').check()
  await page.getByLabel('Choose the message of Writer 3', { exact: true }).check()
  await page.getByRole('button', { name: 'No answer needed: 2 messages' }).click()
  await page.getByRole('article', { name: 'Writer 60' }).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: /^Close all 58 from this network \(Writer 59\)/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close all 58 from this network' }).click()
  await page.getByRole('article', { name: 'Writer 59' }).waitFor({ state: 'detached' })
  expect(await cards.allInnerTexts()).toEqual([expect.stringContaining('This is message number 0.')])
})
