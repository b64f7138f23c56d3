import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { rspack } from '@rspack/core'
import { expect, it } from 'vitest'
import { runRspack } from '../../run-rspack.ts'
import { rules } from '../rules.ts'

/** Builds a script that imports these style sheets. */
const build = (sheets: Record<string, string>) => {
  const context = temporaryFolder()
  mkdirSync(join(context, 'src'))
  for (const [name, css] of Object.entries(sheets)) writeFileSync(join(context, 'src', name), css)
  const imports = Object.keys(sheets).map((name) => `import './${name}'\nimport './${name}?text'`)
  writeFileSync(join(context, 'src/index.js'), imports.join('\n'))
  return runRspack({
    context,
    mode: 'production',
    entry: './src/index.js',
    resolveLoader: { modules: [join(import.meta.dirname, '../../../../../node_modules')] },
    output: { path: join(context, 'dist') },
    module: {
      rules: rules({ development: false, hashSalt: 'x', scope: { remote: 'mf-spa', version: '1.0.0' } }),
    },
    plugins: [new rspack.CssExtractRspackPlugin()],
  })
}

it('says once what a build refuses in style sheets, where, and how to mend it, without a stack', async () => {
  const refused = await build({
    'print.css': 'h1 { color: red }\n\n@page { margin: 0 }\n@property --cr-accent { inherits: false }',
    'open.module.css': '.card {\n  color: red',
  }).catch((cause: Error) => cause.message)
  expect(String(refused).split('\n')).toEqual([
    'The build refuses these styles:',
    'src/open.module.css:1: Unclosed block. The style sheet cannot be read from there on: correct it.',
    'src/print.css:3: @page: it is for the whole page, and would reach beyond the widget. Remove it, or style an element of the widget.',
    'src/print.css:4: @property --cr-accent: it is a property of the site: choose another name, such as --mf-spa-accent.',
  ])
})
