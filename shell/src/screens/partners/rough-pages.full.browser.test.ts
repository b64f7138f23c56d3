import { siteAndBrowser } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { hostilePages } from './hosts.ts'
import { expectHolds } from './rough-pages.fixture.ts'

const { show } = siteAndBrowser()

it.each(hostilePages)('R-partners-playground: the elements hold on the page $name', async ({ name }) => {
  const { page, problems } = await show('/partners?widget=both&limit=2')
  await expectHolds(page, name)
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
