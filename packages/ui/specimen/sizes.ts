/** `node packages/ui/specimen/sizes.ts`: what each component costs a page that has React, in bytes after brotli. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from './build.ts'
import { config } from './rspack.config.ts'

const index = fileURLToPath(new URL('../src/index.ts', import.meta.url))
const names = [...readFileSync(index, 'utf8').matchAll(/export \{([^}]+)\}/g)]
  .flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  .filter((name) => /^[A-Z]|^amenityIcons$/.test(name))
const folder = mkdtempSync(join(tmpdir(), 'ui-sizes-'))

const entryOf = (name: string) => {
  const file = join(folder, `${name}.js`)
  writeFileSync(file, `import { ${name} } from ${JSON.stringify(index)}\nglobalThis.used = ${name}\n`)
  return file
}
const entries = Object.fromEntries(names.map((name) => [name, entryOf(name)]))
writeFileSync(
  join(folder, 'one-icon.js'),
  `import { icons } from ${JSON.stringify(index)}\nglobalThis.used = icons.close\n`,
)
writeFileSync(
  join(folder, 'base.js'),
  `import ${JSON.stringify(join(index, '../base/base.css'))}\nimport ${JSON.stringify(join(index, '../base/fonts.css'))}\n`,
)

await build({
  entry: { ...entries, 'one icon': join(folder, 'one-icon.js'), 'base and fonts': join(folder, 'base.js') },
  output: { ...config.output, path: join(folder, 'dist') },
  externals: { react: 'React', 'react/jsx-runtime': 'jsx' },
})

const dist = join(folder, 'dist')
const sizeOf = (file: string) =>
  readdirSync(dist).includes(file) ? brotliCompressSync(readFileSync(join(dist, file))).length : 0
console.table(
  Object.fromEntries(
    [...names, 'one icon', 'base and fonts'].map((name) => [
      name,
      { js: sizeOf(`${name}.js`), css: sizeOf(`${name}.css`) },
    ]),
  ),
)
rmSync(folder, { recursive: true })
