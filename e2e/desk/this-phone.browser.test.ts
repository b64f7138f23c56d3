import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { signInAt } from './staffed.fixture.ts'

let site: Site

// a site of its own: who is told what is nobody else's
beforeAll(async () => {
  site = await startSite()
})

it('keeps what a member wants to be told, and when not; says where a browser cannot', async () => {
  const { page } = await openPage(await sharedBrowser(), { width: 390, height: 844, isNew: true })
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

it('shows what comes, once the browser may, and says where its push service is not reached', async () => {
  const { page, context } = await openPage(await sharedBrowser(), { width: 390, height: 844, isNew: true })
  const { origin } = new URL(site.url)
  await context.grantPermissions(['notifications'], { origin })
  await signInAt(page, site, 'Nirosha', 'desk')
  await page.goto(`${site.url}desk/phone`)
  await page.getByRole('button', { name: 'Switch notifications on' }).click()
  // no browser under test reaches anybody else
  await page.getByText('The notification service of this browser could not be reached.').waitFor()

  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.once('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      resolve(registrations[0]?.registrationId ?? ''),
    ),
  )
  await devtools.send('ServiceWorker.enable')
  const message = {
    title: 'New booking',
    body: 'CR-7KQM-4XWP',
    lang: 'en',
    path: '/desk/today',
    tag: 'booking',
  }
  await devtools.send('ServiceWorker.deliverPushMessage', {
    ...{ origin, registrationId: await registered, data: JSON.stringify(message) },
  })
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration('/desk')
      const all = (await worker?.getNotifications()) ?? []
      return all.map(({ title, body }) => `${title}: ${body}`)
    })
  await expect.poll(shown).toEqual(['New booking: CR-7KQM-4XWP'])
})
