import type { PricePreview as Preview } from '@calm-rest/contract/staff'
import { renderView } from '@calm-rest/federation/testing'
import type { ViewProps } from '@calm-rest/federation/widget'
import { expect, it } from 'vitest'
import type { Quoted } from '../api/use-quote.ts'
import { words } from '../words.ts'
import { PricePreview } from './price-preview.tsx'

const View = ({ props: { previewed } }: ViewProps<{ previewed: Quoted<Preview> }, null>) => (
  <PricePreview previewed={previewed} />
)

const nights = ['2027-12-24', '2027-12-25', '2027-12-28'].map((night) => ({ night, before: 268, after: 300 }))
const preview: Preview = {
  version: 'v',
  rooms: [{ roomId: 'loft', roomType: 'Loft', guests: 2, nights }],
}

it.each([
  ['en', ['Fri 24 Dec – Sat 25 Dec', 'Tue 28 Dec', '$268', '$300']],
  ['de', ['Fr. 24. Dez. – Sa. 25. Dez.', 'Di. 28. Dez.', '268 $', '300 $']],
  ['zh', ['12月24日周五 – 12月25日周六', '12月28日周二', '$268', '$300']],
] as const)('says in %s for which nights a price changes, and from what to what', async (lang, said) => {
  const props = { previewed: { status: 'ready', quote: preview } as const }
  const html = await renderView({ View, words, lang, props, loaded: { status: 'ready', data: null } })
  for (const text of said) expect(html.replaceAll(',', '')).toContain(`>${text}<`)
  expect(html).toMatch(/<p role="status">[^<]+</)
})
