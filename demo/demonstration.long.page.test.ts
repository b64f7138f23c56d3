import { fetchPage, startSite, temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { prepareDemonstration } from './demonstration.ts'

const paths = ['/?lang=en', '/rooms?lang=de', '/book?lang=zh', '/nowhere?lang=en', '/desk?lang=en']

it('R-staff-demonstration: says on every page of the site and the front desk that its guests are invented, and sends no mail, however it is started', async () => {
  const dataDir = temporaryFolder('demonstration')
  await prepareDemonstration(dataDir)
  const site = await startSite({ dataDir, env: { SMTP_URL: 'smtp://user:secret@127.0.0.1:1' } })
  expect(site.output()).toContain('demonstration: all guests are invented, no mail leaves')
  expect(site.output()).toContain(`mail is written to ${dataDir}/outbox/`)
  for (const path of paths) {
    const html = await (await fetch(new URL(path, site.url))).text()
    expect.soft(html, path).toMatch(/<aside id="demonstration">.*invented guests.*erfundene Gäste.*虚构/)
  }
})

it('does not change a single byte on the pages of a real property', async () => {
  for (const path of paths) expect.soft((await fetchPage(path)).html, path).not.toContain('demonstration')
})
