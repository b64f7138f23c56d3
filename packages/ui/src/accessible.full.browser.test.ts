import { axeViolations } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { startSpecimen } from '../specimen/open.fixture.ts'

let open: Awaited<ReturnType<typeof startSpecimen>>

beforeAll(async () => {
  open = await startSpecimen()
})

describe('the specimen', () => {
  it.each([
    { theme: 'light', lang: 'en' },
    { theme: 'dark', lang: 'en' },
    { theme: 'dark', lang: 'zh' },
  ] as const)('has no accessibility violation in $lang, $theme', async (options) => {
    const { page } = await open(options)
    expect(await axeViolations(page)).toEqual([])
  })

  it.each([
    { dialog: 'alert', theme: 'light' },
    { dialog: 'confirm', theme: 'dark' },
    { dialog: 'panel', theme: 'dark' },
    { dialog: 'picture', theme: 'light' },
  ] as const)('has none with the $dialog dialog open, $theme', async ({ dialog, theme }) => {
    const { page } = await open({ theme })
    await page.locator(`[data-opens=${dialog}]`).click()
    const opened = page.locator('dialog[open]')
    await opened.waitFor()
    expect(await axeViolations(page)).toEqual([])
  })
})

it('has none with suggestions open', async () => {
  const { page } = await open()
  await page.getByRole('combobox', { name: 'Country' }).fill('a')
  await page.keyboard.press('ArrowDown')
  expect(await axeViolations(page)).toEqual([])
})
