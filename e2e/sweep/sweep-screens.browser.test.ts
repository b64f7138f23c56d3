import type { Lang } from '@calm-rest/contract/widget'
import { isWhole, type Opened, openPage, sharedBrowser, whenDone } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { choose } from './choose-language.fixture.ts'
import { isZoomed, lookAt } from './level.fixture.ts'
import { desktop, nothing, overflows, phone, takeProblems, violations, violationsIn } from './look.fixture.ts'
import { ratingsOfNoReviews } from './ratings.fixture.ts'
import { everyScreen, isNotFound, isShown, isThorough, openScreen } from './screen.fixture.ts'
import {
  altsThatAreShared,
  lostInForcedColors,
  namesThatTouch,
  textsInWrongLang,
  zoomProblems,
} from './zoom.fixture.ts'

/** One tab for all screens, so that only the first one fetches the code. */
let tab: Opened

beforeAll(async () => {
  tab = await openPage(await sharedBrowser(), { ...phone, staysOpen: true })
  whenDone(tab.leave)
})

/** The first view in each language, at both sizes, is in `first-views.full.browser.test.ts`. */
it.each(everyScreen)('R-route-profile: $name is without a barrier, still and quiet', async (screen) => {
  const { page, problems } = tab
  let address = ''
  const isInOrder = async (lang: Lang) => {
    expect(await overflows(page), lang).toEqual([])
    expect.soft(await namesThatTouch(page), lang).toEqual([])
    expect.soft(await textsInWrongLang(page), lang).toEqual([])
    // the longest words need the most room, and a rating is one number in every language
    if (isWhole || (lang === 'de' && (isThorough || isZoomed(screen.place))))
      expect.soft(await zoomProblems(page), lang).toEqual([])
    if (isWhole || lang === 'en') expect.soft(await ratingsOfNoReviews(page), lang).toEqual([])
    expect(takeProblems(problems, isNotFound(screen.name, address)), lang).toEqual(nothing)
  }

  address = await openScreen(tab, screen, 'en', phone)
  expect(await (isThorough ? violations(page) : violationsIn(page, lookAt(screen.place)))).toEqual([])
  expect.soft(await lostInForcedColors(page)).toEqual([])
  expect.soft(await altsThatAreShared(page)).toEqual([])
  await isInOrder('en')

  if (await choose(page, 'de')) await isShown(page, screen, 'de')
  else address = await openScreen(tab, screen, 'de', desktop)
  await isInOrder('de')
})
