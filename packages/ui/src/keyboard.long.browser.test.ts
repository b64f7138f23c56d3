import { beforeAll, describe, expect, it } from 'vitest'
import { type SpecimenOptions, startSpecimen } from '../specimen/open.fixture.ts'

let open: Awaited<ReturnType<typeof startSpecimen>>
const openPage = async (options?: SpecimenOptions) => (await open(options)).page

beforeAll(async () => {
  open = await startSpecimen()
})

describe('Combobox', () => {
  it('keeps free text, and closes on Escape without losing it', async () => {
    const page = await openPage()
    const field = page.getByRole('combobox', { name: 'Country' })
    await field.pressSequentially('Mal')
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    await field.press('Escape')
    expect(await field.getAttribute('aria-expanded')).toBe('false')
    expect(await field.inputValue()).toBe('Mal')
    await field.press('ArrowDown')
    expect(await field.getAttribute('aria-expanded')).toBe('true')
  })

  it('takes an option by pointer and keeps the focus', async () => {
    const page = await openPage()
    const field = page.getByRole('combobox', { name: 'Country' })
    await field.fill('mal')
    await page.getByRole('option', { name: 'Malta' }).click()
    expect(await field.inputValue()).toBe('Malta')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('does not mark an old choice after more was typed', async () => {
    const page = await openPage()
    const field = page.getByRole('combobox', { name: 'Country' })
    const marked = page.getByRole('listbox', { name: 'Country' }).getByRole('option', { selected: true })
    await field.pressSequentially('a')
    await field.press('ArrowDown')
    expect(await marked.textContent()).toBe('Austria')
    await field.pressSequentially('n')
    expect(await marked.count()).toBe(0)
    expect(await field.getAttribute('aria-activedescendant')).toBeNull()
  })
})

describe('fields', () => {
  it("shows and hides the password, and its button's name tells which", async () => {
    const page = await openPage()
    const field = page.getByLabel('Password', { exact: true })
    expect(await field.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await field.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    expect(await field.getAttribute('type')).toBe('password')
  })

  it('steps a number within its limits', async () => {
    const page = await openPage()
    const field = page.getByRole('spinbutton', { name: 'Guests' })
    await page.getByRole('button', { name: 'One guest fewer' }).click()
    expect(await field.inputValue()).toBe('1')
    expect(await page.getByRole('button', { name: 'One guest fewer' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'One guest more' }).click()
    expect(await field.inputValue()).toBe('2')
  })

  it('ties hint and error to the field', async () => {
    const page = await openPage()
    const field = page.getByRole('textbox', { name: 'Email' })
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    const described = (await field.getAttribute('aria-describedby'))?.split(' ') ?? []
    const texts = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()))
    expect(texts.join(' ')).toContain('this stay and nothing else. Please enter an e-mail address')
  })
})
