import { startSite } from '@calm-rest/testing'
import { it } from 'vitest'
import { openDeskPage } from './staffed.fixture.ts'

it('tells of a change on another phone before it is written over, and saves at the next press', async () => {
  const site = await startSite()
  const phones = [await openDeskPage(site, 'Kamal'), await openDeskPage(site, 'Amara')] as const
  for (const { page } of phones) {
    await page.goto(`${site.url}desk/property`)
    await page.getByRole('button', { name: 'Change Ceiling fan, ' }).click()
  }
  const [quick, slow] = phones.map(({ page }) => page.getByRole('dialog', { name: 'Change the amenity' }))
  const save = (dialog = quick) => dialog?.getByRole('button', { name: 'Save' }).click()
  await quick?.getByLabel('Name in German').fill('Deckenlüfter')
  await save()
  await quick?.waitFor({ state: 'detached' })
  await slow?.getByLabel('Name in English').fill('Quiet fan')
  await save(slow)
  await slow?.getByText('Somebody has changed this meanwhile.').waitFor()
  await save(slow)
  await slow?.waitFor({ state: 'detached' })
  for (const { page } of phones) await page.getByRole('button', { name: 'Change Quiet fan, ' }).waitFor()
})
