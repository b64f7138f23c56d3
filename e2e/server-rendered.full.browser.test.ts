import { openPage, sharedBrowser, siteAndBrowser } from '@calm-rest/testing'
import { it } from 'vitest'
import { expectHydratedAsItStands, otherPages } from './server-rendered.fixture.ts'

const { url } = siteAndBrowser()

it.each(otherPages)(
  '$path is taken over as it stands: no node is new, nothing moves, nothing is fetched twice',
  async (rendered) => {
    await expectHydratedAsItStands(await openPage(await sharedBrowser()), url, rendered)
  },
)
