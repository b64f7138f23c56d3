import { beforeAll, describe, expect, it } from 'vitest'
import { type SpecimenOptions, startSpecimen } from '../specimen/open.fixture.ts'

let open: Awaited<ReturnType<typeof startSpecimen>>
const openPage = async (options?: SpecimenOptions) => (await open(options)).page

beforeAll(async () => {
  open = await startSpecimen()
})

describe('Combobox', () => {
  it('shows suggestions only while the field has text and focus', async () => {
    const page = await openPage()
    const field = page.getByRole('combobox', { name: 'Country' })
    const list = page.getByRole('listbox', { name: 'Country' })
    await field.focus()
    expect(await list.isVisible()).toBe(false)
    await page.keyboard.type('AN')
    expect(await list.getByRole('option').allTextContents()).toEqual(['Germany', 'Sri Lanka', 'Switzerland'])
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Tab')
    expect(await list.isVisible()).toBe(false)
  })

  it('fills the field with the option chosen by arrow keys and Enter', async () => {
    const page = await openPage()
    const field = page.getByRole('combobox', { name: 'Country' })
    await field.fill('an')
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    const active = await field.getAttribute('aria-activedescendant')
    expect(await page.locator(`[id="${active}"]`).textContent()).toBe('Sri Lanka')
    await field.press('Enter')
    expect(await field.inputValue()).toBe('Sri Lanka')
    expect(await field.getAttribute('aria-expanded')).toBe('false')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('in the shadow root of an embed', () => {
  it('chooses a suggestion by keyboard', async () => {
    const page = await openPage({ root: 'shadow' })
    const field = page.getByRole('combobox', { name: 'Country' })
    await field.pressSequentially('an')
    await field.press('ArrowDown')
    await field.press('Enter')
    expect(await field.inputValue()).toBe('Germany')
    expect(await field.getAttribute('aria-expanded')).toBe('false')
  })

  it('gives the focus back when a dialog closes', async () => {
    const page = await openPage({ root: 'shadow' })
    const opener = page.locator('[data-opens=alert]')
    await opener.click()
    await page.getByRole('alertdialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element.matches(':focus'))).toBe(true)
  })
})

describe('RatingInput', () => {
  it('is one tab stop and moves with the arrow keys', async () => {
    const page = await openPage()
    const stars = page.getByRole('group', { name: 'Your rating' })
    await stars.getByRole('radio', { name: '4 stars' }).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await stars.getByRole('radio', { name: '3 stars' }).isChecked()).toBe(true)
    expect(await stars.locator('[data-on]').count()).toBe(3)
    await page.keyboard.press('Tab')
    expect(await stars.locator(':focus').count()).toBe(0)
  })
})

describe('FilterTabs', () => {
  it('moves the choice with arrows, Home and End, and wraps around', async () => {
    const page = await openPage()
    const tabs = page.getByRole('tablist', { name: 'Room categories' })
    const chosen = () => tabs.getByRole('tab', { selected: true }).textContent()
    await tabs.getByRole('tab', { name: 'All' }).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await chosen()).toBe('family')
    await page.keyboard.press('ArrowRight')
    expect(await chosen()).toBe('All')
    await page.keyboard.press('End')
    expect(await chosen()).toBe('family')
    await page.keyboard.press('Home')
    expect(await chosen()).toBe('All')
    expect(await tabs.locator(':focus').textContent()).toBe('All')
    expect(await tabs.locator('[tabindex="0"]').count()).toBe(1)
  })
})

describe('AlertDialog', () => {
  it.each(['Enter', 'Escape'])('takes the focus, closes on %s and gives the focus back', async (key) => {
    const page = await openPage()
    const opener = page.locator('[data-opens=alert]')
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog', { name: 'Check-out date must be after the check-in date.' })
    await dialog.waitFor()
    expect(await dialog.getByRole('button', { name: 'OK' }).evaluate((ok) => ok.matches(':focus'))).toBe(true)
    await page.keyboard.press(key)
    await dialog.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element.matches(':focus'))).toBe(true)
  })

  it.each([
    ['alert', 'alertdialog'],
    ['panel', 'dialog'],
  ] as const)(
    'opens the %s again at a press in the very moment of the focus coming back',
    async (name, role) => {
      const page = await openPage()
      const opener = page.locator(`[data-opens=${name}]`)
      await opener.press('Enter')
      const dialog = page.getByRole(role)
      await dialog.waitFor()
      // a key that arrives before the browser reports that the dialog is closed, without having to be that
      // quick
      await opener.evaluate((element: HTMLElement) => {
        element.addEventListener('focus', () => queueMicrotask(() => element.click()), { once: true })
        document.addEventListener('close', () => element.setAttribute('data-told', ''), { capture: true })
      })
      await page.keyboard.press('Escape')
      await page.locator(`[data-opens=${name}][data-told]`).waitFor()
      await dialog.waitFor()
    },
  )

  it('leaves nothing behind it in reach', async () => {
    const page = await openPage()
    await page.locator('[data-opens=alert]').click()
    await page.getByRole('alertdialog').waitFor()
    const reached = new Set<string>()
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab')
      reached.add(await page.evaluate(() => document.activeElement?.textContent?.slice(0, 12) ?? ''))
    }
    expect([...reached].filter((text) => text !== 'OK' && !text.startsWith('Skip'))).toEqual([])
  })
})

describe('ConfirmDialog', () => {
  it('focuses the button that cancels', async () => {
    const page = await openPage()
    await page.locator('[data-opens=confirm]').click()
    const dialog = page.getByRole('alertdialog', { name: 'Cancel this booking?' })
    const keep = dialog.getByRole('button', { name: 'Close' })
    expect(await keep.evaluate((button) => button.matches(':focus'))).toBe(true)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
  })

  it('accepts one press, reports why it failed, and returns the focus to the button', async () => {
    const page = await openPage({ isFresh: true })
    await page.locator('[data-opens=confirm]').click()
    const dialog = page.getByRole('alertdialog', { name: 'Cancel this booking?' })
    // the first attempt runs until it was looked at
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await dialog.getByRole('button', { name: 'Submitting...' }).isDisabled()).toBe(true)
    await page.clock.runFor(300)
    await dialog.getByRole('alert').waitFor()
    const again = dialog.getByRole('button', { name: 'OK' })
    await expect.poll(() => again.evaluate((button) => button.matches(':focus'))).toBe(true)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
  })
})

describe('Dialog', () => {
  it('closes by a press beside it and by its button', async () => {
    const page = await openPage()
    await page.locator('[data-opens=panel]').click()
    const dialog = page.getByRole('dialog', { name: 'Lighthouse Suite' })
    await dialog.waitFor()
    await page.mouse.click(5, 5)
    await dialog.waitFor({ state: 'hidden' })
    await page.locator('[data-opens=picture]').click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'hidden' })
  })
})
