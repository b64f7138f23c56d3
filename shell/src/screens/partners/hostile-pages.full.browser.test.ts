import { siteAndBrowser } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { expectHolds } from './hostile-pages.fixture.ts'
import { hostilePages } from './hostile-pages.ts'

const { show } = siteAndBrowser()

it.each(hostilePages)('R-partners-playground: the elements hold on the page $name', async ({ name }) => {
  const { page, problems } = await show('/partners?widget=both&limit=2')
  await expectHolds(page, name)
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
