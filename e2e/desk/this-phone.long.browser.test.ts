import { openPage, sharedBrowser, startSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { phone, signInAt } from './staffed.fixture.ts'

it('keeps what a member wants to be told, and when not; says where a browser cannot', async () => {
  // a site of its own: its push messages go to nobody else
  const site = await startSite()
  const { page } = await openPage(await sharedBrowser(), { ...phone, isNew: true })
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await signInAt(page, site, 'Malini', 'desk')
  await page.goto(`${site.url}desk/phone`)
  await page.getByText('This browser cannot show notifications.').waitFor()
  await page.getByRole('checkbox', { name: 'Messages' }).uncheck()
  await page.getByRole('checkbox', { name: 'Quiet hours' }).check()
  await page.getByLabel('From').fill('21:30')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved for all your phones.').waitFor()
  await page.reload()
  await page.getByRole('checkbox', { name: 'Quiet hours' }).waitFor()
  expect(await page.getByRole('checkbox', { name: 'Messages' }).isChecked()).toBe(false)
  expect(await page.getByRole('checkbox', { name: 'Cancellations' }).isChecked()).toBe(true)
  expect(await page.getByLabel('From').inputValue()).toBe('21:30')
  expect(await page.getByLabel('Until').inputValue()).toBe('07:00')
})
