import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedSite, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alertOf, alertSays, endings, openLogin, providerIsDown, windowAfter } from './google.fixture.ts'

const site = sharedSite()

/** Everything that the three stores of this origin hold, as one text. */
const storesOf = (page: Page) =>
  page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise<unknown[]>((resolve) => {
            const request = indexedDB.open(name)
            request.onsuccess = () => {
              const db = request.result
              const rows: unknown[] = []
              const names = [...db.objectStoreNames]
              if (names.length === 0) return resolve(rows)
              const transaction = db.transaction(names)
              for (const store of names)
                transaction.objectStore(store).getAll().onsuccess = (event) =>
                  rows.push((event.target as IDBRequest).result)
              transaction.oncomplete = () => resolve(rows)
            }
          }),
      ),
    )
    return JSON.stringify([databases, { ...localStorage }, { ...sessionStorage }])
  })

describe('a guest with a Google account', () => {
  it('R-google-success: leaves no token in storage, addresses or the log', async () => {
    const { page, context, button } = await openLogin(site.url)
    const addresses: string[] = []
    context.on('request', (request) => addresses.push(request.url()))
    const answer = page.waitForResponse('**/api/auth/google?**')
    const popup = await windowAfter(page, () => button.click())
    await popup.getByRole('button', { name: 'Continue' }).click()
    const { token, user } = await (await answer).json()
    await page.waitForURL('**/book?**')
    await expect.poll(() => storesOf(page)).toContain(user.email)
    const cookies = await context.cookies(site.url)
    const session = cookies.find(({ name }) => name === '__Host-calm-rest-session')
    expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' })
    expect(cookies.map(({ name }) => name)).not.toContain('__Host-calm-rest-google')
    const places = [
      await storesOf(page),
      addresses.join('\n'),
      readFileSync(join(site.dataDir, 'server.log'), 'utf8'),
    ]
    for (const secret of [token, session?.value, 'eyJ'])
      for (const place of places) expect(place).not.toContain(secret)
  })

  it('R-google-signing-in: begins anew with a second press: one window, one sign-in, no alert', async () => {
    const { page, context, button, waiting, alert } = await openLogin(site.url)
    const popup = await windowAfter(page, () => button.click())
    await popup.getByRole('radio', { name: /^Lin Yue/ }).check()
    const again = popup.waitForNavigation()
    await waiting.click()
    await again
    expect(context.pages()).toHaveLength(2)
    expect(await alert.count()).toBe(0)
    expect(await waiting.count()).toBe(1)
    await popup.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/book?**')
  })
})

describe('when it fails', () => {
  it('R-google-codes, R-google-values: says that the window was closed, 8 s after it looked so', () =>
    endings.popup_closed(site.url, 'en'))

  it('R-google-codes: says that this address of the site is not known to Google', () =>
    endings.wrong_domain(site.url, 'en'))

  it('R-google-codes: says that the provider is down, and opens no window where the browser itself is offline', async () => {
    const cutOff = await startSite({ env: providerIsDown })
    await endings.network(cutOff.url, 'en')
    const { page, context, button } = await openLogin(cutOff.url)
    await context.setOffline(true)
    await button.click()
    await alertSays(page, alertOf('en', 'network'))
    expect(context.pages()).toHaveLength(1)
  })
})
