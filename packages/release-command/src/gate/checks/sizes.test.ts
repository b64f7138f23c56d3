import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { expect, it } from 'vitest'
import { checkFramework } from './framework.ts'
import { checkSizes } from './sizes.ts'

const framework = { name: 'React 18.3', reason: 'Its calendar does not work with React 19 yet.' }

/** A release with one widget of this many KB. */
const sized = (kb: number, more: Partial<ReleaseManifest> = {}) =>
  ({
    entry: 'entry.js',
    exposes: { welcome: { scripts: [], styles: [] } },
    locales: {},
    files: { 'entry.js': { integrity: '', bytes: 4 * kb * 1024, brotliBytes: kb * 1024 } },
    ...more,
  }) as unknown as ReleaseManifest

it.each([
  ['a widget within the limit', sized(60), undefined, true, 'at most 60.0 KB of script'],
  ['a larger one', sized(61), undefined, false, 'at most 60.0 KB of script'],
  ['one with a framework', sized(105, { framework }), undefined, true, 'at most 105.0 KB of script'],
  ['a larger one with it', sized(106, { framework }), undefined, false, 'at most 105.0 KB of script'],
  [
    'one that gets a framework',
    sized(80, { framework }),
    sized(20),
    true,
    '; live: script 20.0 KB; at most 105.0 KB',
  ],
  ['one that has it already', sized(90, { framework }), sized(70, { framework }), false, 'at most 82.5 KB'],
  ['one that grows', sized(40), sized(20), false, 'at most 25.0 KB'],
  ['one whose framework is gone', sized(70), sized(80, { framework }), false, 'at most 60.0 KB'],
] as const)('R-mf-frameworks: weighs %s', (_, release, live, ok, said) => {
  const [check] = checkSizes(release, live)
  expect(check).toMatchObject({ ok, found: expect.stringContaining(said) })
})

const styled = (kb: number) =>
  sized(1, {
    exposes: { welcome: { scripts: [], styles: ['a.css'] } },
    files: { 'a.css': { integrity: '', bytes: 4 * kb * 1024, brotliBytes: kb * 1024 } },
  })

it.each([
  [
    'is too large',
    sized(61),
    undefined,
    '. guests load it on a phone, with the widgets of other teams: load',
  ],
  ['grows', sized(40), sized(20), '. it may grow by 15 % and 2 KB over the live version: load what is not'],
  ['has too many styles', styled(17), undefined, '. at most 16.0 KB of style: remove rules'],
] as const)(
  'R-mf-gate: says why a widget that %s is refused, and how to mend it',
  (_, release, live, said) => {
    const [check] = checkSizes(release, live)
    expect(check?.found).toContain(said)
    expect(checkSizes(styled(16), undefined)[0]?.found).toBe(
      'script 0.0 KB, style 16.0 KB; at most 60.0 KB of script for guests',
    )
  },
)

it('R-mf-frameworks: says what a framework is for, and what pages allow it', () => {
  expect(checkFramework(sized(1))).toEqual([])
  const [check] = checkFramework(
    sized(1, { framework: { ...framework, policies: ['vue'], insertsStyles: true } }),
  )
  expect(check?.found).toBe(
    `React 18.3: ${framework.reason} Pages allow it the Trusted Types policy vue, styles that scripts insert`,
  )
})
