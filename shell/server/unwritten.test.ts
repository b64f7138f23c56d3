import { expect, it } from 'vitest'
import { facts } from '../src/testing/facts.fixture.ts'
import { aContentApi } from './content-api/content-api.fixture.ts'
import { aSite } from './site.fixture.ts'

it('answers for a page that is not written as for an unknown one, and leaves it out of the sitemap', async () => {
  const unwritten = ['services', 'brochure']
  const get = aSite({
    contentApi: aContentApi({ readFacts: async () => ({ status: 'found', value: { ...facts, unwritten } }) }),
  })
  const statusOf = async (path: string) => (await get(path)).status
  expect(await Promise.all(['/services', '/Services/?lang=de', '/brochure', '/about'].map(statusOf))).toEqual(
    [404, 404, 404, 200],
  )
  expect(await (await get('/services')).text()).toContain('name="robots" content="noindex"')
  const sitemap = await (await get('/sitemap.xml')).text()
  expect(sitemap).not.toMatch(/services|brochure/)
  expect(sitemap).toContain('/about')
})
