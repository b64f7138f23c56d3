import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** A colour that is written out: `tokens.test.ts` compares those that have a name, in both themes. */
const writtenOut =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|:[^;{]*\b(?:white|black)\b/gi

/** Google's own colours, an edge and a shadow that no text stands on, the grounds of a logo and of another page's frame. */
const allowed = [
  'packages/ui/src/icon/google-mark.module.css',
  'packages/ui/src/logo/logo.module.css',
  'mf-desk/src/frame/desk-frame.module.css',
  'mf-desk/src/chart/chart-bar.module.css',
  'mf-desk/src/payments/scan-code.module.css',
  'shell/src/screens/partners/live-frame.module.css',
]

const sheets = globSync('{packages/ui,shell,mf-*}/src/**/*.module.css', { cwd: root })

it('writes no colour out in a sheet of a screen, where nothing compares it with its ground', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const found = sheets
    .filter((file) => !allowed.includes(file))
    .flatMap((file) =>
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(writtenOut)].map(
        ([colour]) => `${file}: ${colour}`,
      ),
    )
  expect(found).toEqual([])
})

it.each(allowed)('still needs its exception: %s', (file) => {
  expect(readFileSync(`${root}/${file}`, 'utf8')).toMatch(new RegExp(writtenOut.source, 'i'))
})
