import { startSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { openDeskPage } from './staffed.fixture.ts'

it('adds a second passkey, signs in with it, removes the first, which then opens nothing, and always leaves one', async () => {
  const site = await startSite()
  const { page, passkeys, problems } = await openDeskPage(site, 'Nirosha')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const signOut = async () => {
    await button('Nirosha').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  }
  await page.goto(`${site.url}desk/me`)
  await page.getByText('This is your only one').waitFor()
  expect(await button('Remove This device').count()).toBe(0)

  // the existing passkey is the proof; the new one is made on the added device
  await button('Add a passkey').click()
  const adding = page.getByRole('dialog', { name: 'Add a passkey' })
  await adding.getByLabel('Name of the device').fill('Key at the reception')
  await adding.getByRole('button', { name: 'Create a passkey' }).click()
  // this device has one already: nothing is made twice
  await adding.getByRole('alert').getByText('No passkey was used.').waitFor()
  const key = await passkeys.plugIn()
  await adding.getByRole('button', { name: 'Create a passkey' }).click()
  await button('Remove Key at the reception').waitFor()

  await signOut()
  await button('Sign in with a passkey').click()
  await page.getByText('last used', { exact: false }).first().waitFor()
  const first = page.getByRole('button', { name: /^Remove (?!Key)/ })
  await first.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('This is your only one').waitFor()

  await signOut()
  await passkeys.own.use()
  await button('Sign in with a passkey').click()
  await page.getByRole('alert').getByText('This passkey was not accepted.').waitFor()
  await key.use()
  await button('Sign in with a passkey').click()
  await button('Nirosha').waitFor()
  expect(problems).toMatchObject({ warnings: [], uncaught: [], foreign: [] })
})
