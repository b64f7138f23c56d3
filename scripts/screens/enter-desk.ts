import { openDesk } from '@calm-rest/api/desk'
import { withPasskeys } from '@calm-rest/testing/passkeys'
import type { Browser, BrowserContext } from 'playwright-core'

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * Signs a new owner in at the front desk; returns the state with which a browser context is signed in, too.
 */
export const enterDesk = async (browser: Browser, url: string, dataDir: string): Promise<Stored> => {
  const desk = await openDesk({ dataDir, who: 'pictures' })
  const { token } = await desk.staff.invite({ name: 'Nirosha', role: 'owner', email: undefined })
  await desk.close()
  const page = await browser.newPage()
  await withPasskeys(page)
  await page.goto(`${url}desk#invite=${token}`)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await page.getByRole('navigation', { name: 'Front desk' }).waitFor()
  const stored = await page.context().storageState()
  await page.close()
  return stored
}
