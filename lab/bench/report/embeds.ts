import type { EmbedsResult } from '../embeds/index.ts'
import type { EmbedSize } from '../embeds/sizes.ts'
import type { EmbedFigure } from '../embeds/visit-partner.ts'
import type { Bars } from './chart.ts'
import { figure, spread, table } from './markdown.ts'

/** Sizes of other products, measured from their packages. Loaders add an iframe with a page of its own. */
const peers: readonly EmbedSize[] = [
  { name: 'Cal.com, embed-core 1.5.3: loader', raw: 66_681, gzip: 17_262, brotli: 14_817 },
  { name: 'Typeform, embed 6.1.1: loader', raw: 63_432, gzip: 14_202, brotli: 12_160 },
  { name: 'Stripe, stripe-js 10.2.1: loader', raw: 7485, gzip: 2537, brotli: 2120 },
  { name: 'Shopify, buy-button-js 3.0.6: whole', raw: 352_003, gzip: 59_104, brotli: 49_714 },
  { name: 'React 19.3.1 with react-dom, alone', raw: 222_738, gzip: 68_940, brotli: 59_354 },
]

const names = { plain: 'page without us', rooms: 'with our rooms', booking: 'with our form' } as const

const rows: readonly { figure: EmbedFigure; what: string }[] = [
  { figure: 'firstPaintMs', what: 'first paint of the page, ms' },
  { figure: 'contentMs', what: 'our content is there, ms' },
  { figure: 'interactiveMs', what: 'it can be used, ms' },
  { figure: 'layoutShift', what: 'layout shift (CLS)' },
  { figure: 'requests', what: 'requests' },
  { figure: 'scriptBytes', what: 'script over the line, bytes' },
]

export const embedsReport = ({ sizes, pages }: EmbedsResult) =>
  [
    table(
      ['', ...pages.map(({ name }) => names[name])],
      rows.map(({ figure: of, what }) => [what, ...pages.map(({ figures }) => spread(figures[of]))]),
    ),
    table(
      ['bytes of script', 'raw', 'gzip', 'brotli'],
      [...sizes.map(toRow('Calm Rest: ')), ...peers.map(toRow(''))],
    ),
  ].join('\n\n')

const toRow =
  (before: string) =>
  ({ name, raw, gzip, brotli }: EmbedSize) => [`${before}${name}`, ...[raw, gzip, brotli].map(figure)]

export const embedsChart = ({ pages }: EmbedsResult): Bars => ({
  title: 'On a partner’s page',
  unit: 'ms, cold, slow 4G, 4× CPU',
  groups: pages.map(({ name }) => names[name]),
  series: (
    [
      ['first paint', 'firstPaintMs'],
      ['our content', 'contentMs'],
      ['can be used', 'interactiveMs'],
    ] as const
  ).map(([name, of]) => ({ name, values: pages.map(({ figures }) => figures[of]?.median ?? 0) })),
})
