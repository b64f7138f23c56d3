import type { SmallRelease } from './small-release.fixture.ts'

/** Version of every remote that is new in the afternoon, and of what is live before. */
export const now = '1.1.0'
export const before = '1.0.0'

/** The own event of mf-spa, which mf-tours hears. */
const chosen = 'mf-spa/treatment-chosen@1'

export interface TeamRelease extends Omit<SmallRelease, 'version'> {
  /** Whether `before` is live. */
  isLive?: boolean
  /** What the log says of `now` after 'published', each with the given parts in order; the usual if left out. */
  story?: readonly RegExp[]
  /** Codes of the answers that refuse it something. */
  refusals?: readonly string[]
}

const passed = /^gate passed by the gate$/
const promoted = /^promoted by the team$/
export const usualStory = [passed, promoted]

/** Twelve teams, in the order in which they publish. */
export const teams: readonly TeamRelease[] = [
  // needs an event that nobody declares yet
  {
    remote: 'mf-tours',
    title: 'Boat trips',
    onHome: true,
    refusals: ['release_conflict'],
    events: { sends: [], hears: [chosen] },
    mounted: `show(); host.events?.on('${chosen}', ({ name }) => show(element('p', 'A trip after ' + name)))`,
  },
  {
    remote: 'mf-cooking',
    title: 'Cooking class',
    isLive: true,
    mounted: 'show(); while (true);',
    story: [/^gate failed by the gate: offer: .*: the page does not respond: offer loops without an end/],
    refusals: ['gate_failed'],
  },
  {
    remote: 'mf-whales',
    title: 'Whale watching',
    isLive: true,
    mounted: "throw new Error('whales is undefined')",
    story: [/^gate failed by the gate: offer: .*whales is undefined/],
    refusals: ['gate_failed'],
  },
  {
    remote: 'mf-surf',
    title: 'Surf school',
    mounted: `const sheet = new CSSStyleSheet(); sheet.replaceSync('h1{color:red!important}')
    document.adoptedStyleSheets.push(sheet); show()`,
    story: [/^gate failed by the gate: offer: leaves the page around its slot as it is: it changes <h1>/],
    refusals: ['gate_failed'],
  },
  {
    remote: 'mf-spa',
    title: 'Spa',
    isLive: true,
    onHome: true,
    events: {
      sends: [chosen],
      hears: [],
      own: { [chosen]: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } },
    },
    mounted: `show(element('button', 'Choose a massage', { onclick: () => host.events?.send('${chosen}', { name: 'a massage' }) }))`,
  },
  {
    remote: 'mf-weddings',
    title: 'Weddings',
    isLive: true,
    story: [
      passed,
      /^promoted by the team: despite the freeze until .* \(the wedding fair\): the telephone number is wrong$/,
    ],
    refusals: ['release_frozen'],
  },
  {
    remote: 'mf-vouchers',
    title: 'Gift vouchers',
    story: [passed, /^approved by the team$/, promoted],
    refusals: ['approval_missing'],
  },
  { remote: 'mf-yoga', title: 'Yoga', isLive: true, story: [passed, /^canary 20 % by the team$/, promoted] },
  // slower than any page waits for it
  {
    remote: 'mf-transfer',
    title: 'Airport transfer',
    loading: 'await new Promise((done) => setTimeout(done, 10_000))',
  },
  { remote: 'mf-restaurant', title: 'Restaurant' },
  { remote: 'mf-journal', title: 'Journal' },
  { remote: 'mf-jobs', title: 'Jobs' },
]

export const teamOf = (remote: string) => remote.replace('mf-', '@calm-rest/')

/** Version that is live at the end of the afternoon. */
export const liveAfterwards = ({ refusals, isLive }: TeamRelease) => {
  if (!refusals?.includes('gate_failed')) return now
  return isLive ? before : undefined
}
