import { beforeAll, describe, expect, it } from 'vitest'
import { farthestPixel } from './farthest-pixel.fixture.ts'
import { hostileSheets } from './hostile-sheets.fixture.ts'
import { openPartnerSite, type PartnerSite } from './partner-site.fixture.ts'
import { kinds, noise, picturesOf } from './pictures.fixture.ts'

const nothing = { errors: [], warnings: [], uncaught: [], foreign: [] }

let partnerSite: PartnerSite

beforeAll(async () => {
  partnerSite = await openPartnerSite()
})

describe.each(['light', 'dark'] as const)('on a %s page, both elements', (theme) => {
  let control: Buffer[]

  beforeAll(async () => {
    control = (await picturesOf(partnerSite, theme, { css: '' })).pictures
  })

  it.each(hostileSheets)('look the same with $name', async (sheet) => {
    const { pictures, problems } = await picturesOf(partnerSite, theme, sheet)
    for (const [at, kind] of kinds.entries()) {
      const farthest = await farthestPixel(pictures[at] as Buffer, control[at] as Buffer)
      expect(farthest, `pixels of ${kind}`).toBeLessThanOrEqual(noise)
    }
    expect(problems).toEqual(nothing)
  })
})
