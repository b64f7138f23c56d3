import { openDesk } from '@calm-rest/api/desk'
import { withPasskeys } from '@calm-rest/testing/passkeys'
import type { BrowserContext } from 'playwright-core'

/** Signs a new owner in at the front desk; the session holds for all pages of the context. */
export const enterDesk = async (context: BrowserContext, url: string, dataDir: string): Promise<void> => {
  const desk = await openDesk({ dataDir, who: 'pictures' })
  const { token } = await desk.staff.invite({ name: 'Nirosha', role: 'owner', email: undefined })
  await desk.close()
  const page = await context.newPage()
  await withPasskeys(page)
  await page.goto(`${url}desk#invite=${token}`)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await page.getByRole('navigation', { name: 'Front desk' }).waitFor()
  await page.close()
}
