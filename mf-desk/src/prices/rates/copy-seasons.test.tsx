import type { SeasonCopyPreview } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { refusedWith } from '../../testing/desk.fixture.tsx'
import { mountRates, rates } from './rates.fixture.tsx'

const preview: SeasonCopyPreview = {
  version: 'v7',
  seasons: [
    { season: 'High season', roomType: null, from: '2028-12-15', until: '2029-01-16', weekdays: [5, 6] },
    { season: '', roomType: 'Sea view', from: '2028-12-24', until: '2028-12-25', weekdays: [] },
  ],
  rooms: [
    {
      roomId: 'sea',
      roomType: 'Sea view',
      nights: 10,
      before: { lowest: 120, highest: 120 },
      after: { lowest: 156, highest: 200 },
    },
  ],
}

it('copies a year after showing what changes, and asks about unusual prices', async () => {
  const { press, control, fill, field, sent, until, submit, page, outline, answer } = await mountRates(
    'Seasons',
    {
      previewSeasonCopy: preview,
      copySeasons: refusedWith('price_unusual'),
    },
  )
  await press(control('Copy a year to the next'))
  await until(() => expect(page.querySelector('dialog[open]')?.textContent).toContain('2 prices'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Copy the prices of a year'
      h2: Copy the prices of a year
      button 'Close' type=button
      select 'Year' name=year
        option value=2026: 2026 → 2027
        option selected value=2027: 2027 → 2028
        option value=2028: 2028 → 2029
      select 'Keep' name=by
        option selected value=dates: the dates
        option value=weekdays: the weekdays (52 weeks later)
      section 'What changes'
        p role=status: 2 prices by date are added:
        li: 15 Dec 2028 – 15 Jan 2029High season · Fri Sat · All room types
        li: 24 Dec 2028Sea view
        li: Sea view 10 nights$120 → $156 – $200
      button type=submit: Copy"
  `)
  await fill(field('Keep'), 'weekdays')
  await until(() => expect(sent('previewSeasonCopy')).toEqual({ year: 2027, by: 'weekdays' }))
  await submit()
  await until(() => expect(page.textContent).toContain('Is this price meant?'))
  answer({ copySeasons: { ...rates, version: 'v8' } })
  await press(control('Yes, it is meant'))
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('copySeasons')).toEqual({ version: 'v7', year: 2027, by: 'weekdays', isMeant: true })
})

it('has nothing to copy where no price begins in the year', async () => {
  const { press, control, until, page } = await mountRates('Seasons', {
    previewSeasonCopy: { version: 'v7', seasons: [], rooms: [] },
  })
  await press(control('Copy a year to the next'))
  await until(() =>
    expect(page.querySelector('dialog[open]')?.textContent).toContain('There is nothing to copy'),
  )
  expect((control('Copy') as HTMLButtonElement).disabled).toBe(true)
})
