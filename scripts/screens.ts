import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { langs } from '@calm-rest/contract/widget'
import { screens } from '@calm-rest/shell/screens'
import { root } from './root.ts'
import { contactSheet } from './screens/contact-sheet.ts'
import { type Shot, takeShot, themes, widths, worstShift } from './screens/shot.ts'
import { withSeededSite } from './screens/with-seeded-site.ts'

// npm run screens [route…]: every route × width × language × theme as PNG files in screens/, and a contact sheet
// for each route to look at.
const wanted = process.argv.slice(2)
const folder = join(root, 'screens')
const routes = screens
  .map(({ name, path }) => ({ name, path: path.replace(':id', 'lighthouse-suite') }))
  .filter(({ name, path }) => wanted.length === 0 || wanted.includes(path) || wanted.includes(name))

if (!routes.length) {
  console.error(`There is no such route. Routes: ${screens.map(({ path }) => path).join(' ')}`)
  process.exit(2)
}

await withSeededSite(async (browser, url) => {
  for (const { name, path } of routes) {
    const target = join(folder, name)
    rmSync(target, { recursive: true, force: true })
    mkdirSync(target, { recursive: true })
    const shots: Shot[] = []
    for (const theme of themes)
      for (const lang of langs)
        for (const width of widths)
          shots.push(
            await takeShot(browser, { url: `${url}${path.slice(1)}`, lang, theme, width, folder: target }),
          )
    await contactSheet(browser, shots, join(folder, `${name}.png`))
    const moved = widths.map((width) => `${worstShift(shots, width).toFixed(3)} at ${width} px`)
    console.log(`${path} ${join('screens', `${name}.png`)}, layout shift ${moved.join(', ')}`)
  }
})
process.exit()
