import { withDesk } from '@calm-rest/site/testing'
import { type Site, startSite } from '@calm-rest/testing'
import type { Page, Route } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { factsGroup } from './facts.fixture.ts'
import { book, openDeskPage, today } from './staffed.fixture.ts'

// A site of its own: its rooms and messages are nobody else's.
let site: Site
let page: Page
let reference: string
beforeAll(async () => {
  site = await startSite()
  reference = await book(site, { firstName: 'Amara', room: 'coral-suite', price: 268 })
  page = (await openDeskPage(site, 'Nirosha')).page
})

const button = (name: string | RegExp) => page.getByRole('button', { name })

/** Holds the next request to an address back until it is let go. */
const holdNext = async (address: string | RegExp) => {
  const arrived = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  await page.route(
    address,
    async (route) => {
      arrived.resolve()
      await go.promise
      await route.continue()
    },
    { times: 1 },
  )
  return { arrived: arrived.promise, letGo: go.resolve }
}

/** The next request to an address is answered by an error of the API. */
const refuseNext = (address: string | RegExp, status: number, code: string) =>
  page.route(address, (route) => route.fulfill({ status, json: { error: 'Not now.', code } }), { times: 1 })

/** The request arrives, and its answer does not. */
const loseAnswer = async (route: Route) => {
  await route.fetch()
  await route.abort()
}

const post = (path: string, body: object) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

it('input from during the save of a note or of the property’s facts stays, and can be saved next', async () => {
  await page.goto(`${site.url}desk/stay?reference=${reference}`)
  const note = page.getByLabel('Note for the team')
  await note.fill('Comes late')
  const saving = await holdNext(/\/note$/)
  await button('Save the note').click()
  await saving.arrived
  await note.fill('Comes late, by train')
  saving.letGo()
  await page.getByText('Note · Nirosha').waitFor()
  expect(await note.inputValue()).toBe('Comes late, by train')
  await button('Save the note').click()
  await expect.poll(() => page.getByText('Note · Nirosha').count()).toBe(2)
  expect(await note.inputValue()).toBe('Comes late, by train')

  await page.goto(`${site.url}desk/property`)
  const facts = factsGroup(page, 'Hours')
  await facts.getByLabel('Breakfast from').fill('07:30')
  const changing = await holdNext(/\/staff\/facts$/)
  await facts.getByRole('button', { name: 'Save' }).click()
  await changing.arrived
  await facts.getByLabel('Check-in from').fill('15:15')
  changing.letGo()
  await facts.getByRole('button', { name: 'Save' }).and(page.locator(':enabled')).waitFor()
  expect(await facts.getByLabel('Check-in from').inputValue()).toBe('15:15')
  await facts.getByRole('button', { name: 'Save' }).click()
  await facts.getByText('Guests see it with their next page').waitFor()
})

it('a busy server takes no half-written answer away, and what it has comes as soon as it can', async () => {
  const message = { fullName: 'Grace Hopper', email: 'grace@example.com', message: 'Is there a cot?' }
  await post('api/messages', message)
  await page.clock.install()
  await page.goto(`${site.url}desk/messages`)
  await button(/^Answer$/).click()
  await page.getByLabel('Your answer').fill('Yes, we put')
  await refuseNext(/\/staff\/messages\?/, 503, 'unavailable')
  await post('api/messages', { ...message, message: 'And a high chair?' })
  await page.getByText('No connection').waitFor()
  expect(await page.getByLabel('Your answer').inputValue()).toBe('Yes, we put')
  // nothing tells that the server can answer again
  await page.clock.fastForward(15_000)
  await page.getByText('And a high chair?').waitFor()
  expect(await page.getByText('No connection').count()).toBe(0)
})

it('a button is busy until the screen shows what it did', async () => {
  await page.goto(`${site.url}desk/today`)
  await button('Check in Amara Perera').waitFor()
  const looking = await holdNext(/\/staff\/day/)
  await button('Check in Amara Perera').click()
  await looking.arrived
  expect(await button('Check in Amara Perera').isDisabled()).toBe(true)
  looking.letGo()
  await button('Undo for Amara Perera').click()
  await button('Check in Amara Perera').waitFor()
})

it('a walk-in is offered a room that holds the guests, asks again what it could not, and what it was refused for; a change says which rooms are too small', async () => {
  const unit = page.getByLabel('Room', { exact: true })
  const chosen = () => unit.locator('option:checked').textContent()
  // until it is online: a page looks by itself as its stream begins, too
  await page.route(/\/staff\/chart/, (route) => route.abort())
  await page.goto(`${site.url}desk/walk-in`)
  await page.getByText('Connection lost.').waitFor()
  await page.unroute(/\/staff\/chart/)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(chosen).toBe('Cinnamon Room 1')
  await page.getByLabel('Number of guests').fill('7')
  await expect.poll(chosen).toBe("Fisherman's Loft")
  expect(await unit.getByRole('option', { name: 'Cinnamon Room 1' }).getAttribute('disabled')).toBe('')
  await page.getByText('$', { exact: false }).first().waitFor()

  await page.getByLabel('First name').fill('Ruwan')
  await page.getByLabel('Last name').fill('Silva')
  await refuseNext(/\/staff\/walk-ins$/, 409, 'price_changed')
  const [quote] = await Promise.all([page.waitForRequest(/\/walk-ins\/quote$/), button(/^Book$/).click()])
  expect(quote.postDataJSON()).toMatchObject({ roomId: 'fishermans-loft', guests: 7 })
  await page.getByText('Not now.').waitFor()
  await page.route(/\/staff\/walk-ins$/, loseAnswer, { times: 1 })
  await button(/^Book$/).click()
  await page.getByText('Connection lost.').waitFor()
  await button(/^Book$/).click()
  await page.getByText('Ruwan Silva is booked.').waitFor()
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await button('Room or nights').click()
  await page
    .getByRole('dialog')
    .getByRole('option', { name: 'Cinnamon Room 1 (holds 2)' })
    .waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')

  // another name makes another attempt, and the room is no longer free
  await page.goto(`${site.url}desk/walk-in?room=lagoon-family-room&unit=2&night=${today()}`)
  await page.getByLabel('First name').fill('Ruwan')
  await page.getByLabel('Last name').fill('Silva')
  await page.route(/\/staff\/walk-ins$/, loseAnswer, { times: 1 })
  await button(/^Book$/).click()
  await page.getByText('Connection lost.').waitFor()
  await page.getByLabel('Last name').fill('de Silva')
  await button(/^Book$/).click()
  await expect.poll(chosen).toBe('Lagoon Family Room 2 (taken)')
})

it('what others change beside it takes nothing away that was typed, and does not stand in its way', async () => {
  await page.goto(`${site.url}desk/property?room=coral-suite`)
  const number = page.locator('input[name="unit"]')
  await number.fill('7')
  await withDesk(site.dataDir, ({ roomTypes }) => roomTypes.edit('coral-suite', { guests: 3, size: 58.5 }))
  await expect.poll(() => page.getByLabel('Guests at most').inputValue()).toBe('3')
  expect(await number.inputValue()).toBe('7')

  await page.goto(`${site.url}desk/stay?reference=${reference}`)
  await button('Nationality').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nationality').selectOption('GB')
  await withDesk(site.dataDir, ({ bookings }) => bookings.arrive(reference))
  await page.locator('[aria-label="Check out Amara Perera"]').waitFor({ state: 'attached' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
})

it('signing out without a network says that nobody was signed out', async () => {
  await page.goto(`${site.url}desk/today`)
  await button('Nirosha').click()
  await page.route(/\/staff\/sign-out$/, (route) => route.abort(), { times: 1 })
  await button('Sign out').click()
  await page.getByRole('dialog').getByText('Connection lost.').waitFor()
  await button('Sign out').click()
  await button('Sign in with a passkey').waitFor()
})
