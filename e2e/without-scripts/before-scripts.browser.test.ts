import { delays } from '@calm-rest/contract/limits'
import { firstOf, hydrated, sharedSite } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { openBeforeScripts, waitsForGood, whole } from './before-scripts.fixture.ts'
import { fill, rowsOf, stay, todayAt, typed } from './journey.fixture.ts'

const site = sharedSite()

const clean = { errors: [], warnings: [], uncaught: [], foreign: [] }

describe('before the scripts are there', () => {
  it('a message can be written, and stands in its fields when they come', async () => {
    // the thanks go after three seconds, which a busy machine may look away for
    const { page, bring, problems } = await openBeforeScripts('contact?about=meeting', (page) =>
      waitsForGood(page, delays.messageSentMs),
    )
    const values = { fullName: 'Ada', email: 'early@before-scripts.example', message: 'Good morning' }
    await fill(page, values)
    bring()
    await hydrated(page)
    for (const [name, value] of Object.entries(values)) {
      expect(await page.locator(`[name=${name}]`).inputValue()).toBe(value)
    }
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Message Sent!').waitFor()
    expect(rowsOf(site, 'SELECT message FROM messages WHERE email = ?', values.email)).toEqual([
      { message: 'Good morning' },
    ])
    expect(problems).toEqual(clean)
  })

  it('dates and a room can be chosen, and the summary knows them when they come', async () => {
    const { page, bring, problems } = await openBeforeScripts('book')
    const dates = stay(await todayAt(page, site), 300, 2)
    await fill(page, { firstName: 'Ada', checkInTyped: typed('en', dates.checkIn) })
    await fill(page, { checkOutTyped: typed('en', dates.checkOut) })
    await page.locator('[name=roomType]').selectOption('horizon-room')
    bring()
    const summary = page.getByRole('region', { name: 'Booking summary' })
    await summary.getByText('$256').waitFor()
    expect(await page.locator('[name=firstName]').inputValue()).toBe('Ada')
    expect(await page.locator('[name=checkIn]').inputValue()).toBe(dates.checkIn)
    expect(problems).toEqual(clean)
  })
})

describe('a page that answers a form', () => {
  /** One of the shell and one of a remote on every run. */
  const answered = firstOf<[path: string, values: Record<string, string>, kept: string]>(2, [
    ['contact', { fullName: 'Ada', email: 'ada@example', message: 'Hello' }, 'ada@example'],
    ['book', { firstName: 'Ada', lastName: 'Perera', email: 'ada@example' }, 'ada@example'],
    ['write-review', { name: 'Ada', country: 'Peru', reviewTitle: 'Quiet', review: 'We slept.' }, 'Quiet'],
  ])

  it.each(answered)('%s is hydrated as it stands', async (path, values, kept) => {
    const { page, bring, problems } = await openBeforeScripts(path)
    await fill(page, values)
    const response = page.waitForResponse((one) => one.request().method() === 'POST')
    await page.locator('main form').evaluate((form) => HTMLFormElement.prototype.submit.call(form))
    expect((await response).status()).toBe(400)
    await page.locator('main [aria-invalid=true]').first().waitFor()
    await page.evaluate(() => {
      Object.assign(globalThis, { before: document.querySelector('main [aria-invalid=true]') })
    })
    await whole(page)
    bring()
    await hydrated(page)
    expect(
      await page.evaluate(
        () => Reflect.get(globalThis, 'before') === document.querySelector('main [aria-invalid=true]'),
      ),
    ).toBe(true)
    const typedThere = page.locator('main input, main textarea')
    expect(await typedThere.evaluateAll((all) => all.map((one) => Reflect.get(one, 'value')))).toContain(kept)
    // the browser's own message about the refused page
    expect({ ...problems, errors: problems.errors.filter((one) => !/status of 400/.test(one)) }).toEqual(
      clean,
    )
  })
})
