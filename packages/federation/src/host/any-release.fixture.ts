import fc from 'fast-check'
import type { Release } from './release.ts'

const hash = fc.stringMatching(/^[A-Za-z0-9+/]{64}$/).map((text) => `sha384-${text}`)
const name = fc.stringMatching(/^[a-z]{1,8}$/)

/** Any release with an entry and a few style sheets, each with its own hash. */
export const anyRelease: fc.Arbitrary<Release & { styles: string[] }> = fc
  .record({
    remote: name,
    entry: name.map((text) => `${text}.js`),
    styles: fc.uniqueArray(
      name.map((text) => `${text}.css`),
      { maxLength: 4 },
    ),
    hashes: fc.uniqueArray(hash, { minLength: 5, maxLength: 5 }),
    number: fc.nat(),
  })
  .map(({ remote, entry, styles, hashes, number }) => ({
    // a page requests each address once, so no two releases share one
    base: `https://calmrest.example/releases/mf-${remote}/${number}.${hashes[0]?.slice(7, 19).replace(/\W/g, '')}/`,
    deadlineMs: 30_000,
    styles,
    manifest: {
      remote: `mf-${remote}`,
      version: `1.0.${number}`,
      container: `mf_${remote}_${number}`,
      entry,
      exposes: { it: { styles } },
      exampleProps: {},
      files: Object.fromEntries(
        [entry, ...styles].map((file, at) => [file, { integrity: hashes[at] ?? '' }]),
      ),
    },
  }))
