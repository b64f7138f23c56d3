import { openPage, startSite, whenDone } from '@calm-rest/testing'
import { launchWholeChromium } from '@calm-rest/testing/chromium'
import { expect, it } from 'vitest'
import { signInAt } from './staffed.fixture.ts'

it('shows what comes, once the browser may, and says where its push service is not reached', async () => {
  const site = await startSite()
  const { origin } = new URL(site.url)
  // the headless shell shows notifications to nobody
  const browser = await launchWholeChromium()
  whenDone(() => browser.close())
  const { page, context } = await openPage(browser, { width: 390, height: 844, isNew: true })
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
    origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration('/desk')
      const all = (await worker?.getNotifications()) ?? []
      return all.map(({ title, body }) => `${title}: ${body}`)
    })
  await expect.poll(shown).toEqual(['New booking: CR-7KQM-4XWP'])
})
