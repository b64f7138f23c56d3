import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { book, signInAt } from './staffed.fixture.ts'

// A site of its own: who is told what is nobody else's.
let site: Site
beforeAll(async () => {
  site = await startSite()
})

const size = { width: 390, height: 844, isNew: true }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A push service of whoever made the browser; answers how often it was asked for this browser. */
const startPushService = async () => {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    request.resume()
    response.writeHead(201).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/phone`, asked: () => asked }
}

/** Chromium subscribes at Google's service, which no test can reach: this browser has another one. */
const subscribesAt = (page: Page, url: string) =>
  page.addInitScript((endpoint) => {
    const base64url = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    let current: object | null = null
    const subscribe = async () => {
      const algorithm = { name: 'ECDH', namedCurve: 'P-256' }
      const { publicKey } = (await crypto.subtle.generateKey(algorithm, true, [
        'deriveBits',
      ])) as CryptoKeyPair
      const p256dh = base64url(await crypto.subtle.exportKey('raw', publicKey))
      const auth = base64url(crypto.getRandomValues(new Uint8Array(16)).buffer)
      const unsubscribe = async () => {
        current = null
        return true
      }
      current = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }
      return current
    }
    // a headless Chromium says 'denied' to pages, whatever was granted
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => current })
  }, url)

/** As a push service brings it, decrypted. */
const deliver = async (page: Page, message: object) => {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const desk = registrations.find(({ scopeURL }) => scopeURL.endsWith('/desk'))
      if (desk) resolve(desk.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(site.url)
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  })
}

it('explains before it asks, is switched on and off by a press, tells of a booking, and shows what comes', async () => {
  const service = await startPushService()
  const { page, context, problems } = await openPage(await sharedBrowser(), size)
  await context.grantPermissions(['notifications'], { origin: new URL(site.url).origin })
  await subscribesAt(page, service.url)
  await signInAt(page, site, 'Nirosha')
  await button(page, 'Nirosha').click()
  await page.getByRole('link', { name: 'This phone' }).click()
  await page.getByText('no name, no address').waitFor()
  await button(page, 'Switch notifications on').click()
  await button(page, 'Send a test').click()
  await page.getByText('A test is on its way.').waitFor()
  await expect.poll(service.asked).toBe(1)
  await book(site, { firstName: 'Amara', room: 'coral-suite', price: 268 })
  await expect.poll(service.asked).toBe(2)

  const message = {
    title: 'New booking',
    body: 'CR-2222-2222 · 2 nights',
    lang: 'en',
    path: '/desk/chart',
    tag: 'x',
  }
  await deliver(page, message)
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      return (await worker.getNotifications()).map(({ title, body, data }) => ({
        title,
        body,
        path: data.path,
      }))
    })
  const { title, body, path } = message
  await expect.poll(shown).toEqual([{ title, body, path }])

  await button(page, 'Switch off').click()
  await button(page, 'Switch notifications on').waitFor()
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})

it('keeps what a member wants to be told, and when not; says where a browser cannot', async () => {
  const { page } = await openPage(await sharedBrowser(), size)
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await signInAt(page, site, 'Malini', 'desk')
  await page.goto(`${site.url}desk/phone`)
  await page.getByText('This browser cannot show notifications.').waitFor()
  await page.getByRole('checkbox', { name: 'Messages' }).uncheck()
  await page.getByRole('checkbox', { name: 'Quiet hours' }).check()
  await page.getByLabel('From').fill('21:30')
  await button(page, 'Save').click()
  await page.getByText('Saved for all your phones.').waitFor()
  await page.reload()
  await page.getByRole('checkbox', { name: 'Quiet hours' }).waitFor()
  expect(await page.getByRole('checkbox', { name: 'Messages' }).isChecked()).toBe(false)
  expect(await page.getByRole('checkbox', { name: 'Cancellations' }).isChecked()).toBe(true)
  expect(await page.getByLabel('From').inputValue()).toBe('21:30')
  expect(await page.getByLabel('Until').inputValue()).toBe('07:00')
})
