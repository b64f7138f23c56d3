import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { langs } from '@calm-rest/contract/widget'
import { screens } from '@calm-rest/shell/screens'
import { launchChromium } from '@calm-rest/testing/chromium'
import { freePort } from '@calm-rest/testing/free-port'
import { buildSite } from './build.ts'
import { root } from './root.ts'
import { contactSheet } from './screens/contact-sheet.ts'
import { type Shot, takeShot, themes, widths } from './screens/shot.ts'
import { serveSite } from './serving/serve-site.ts'

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

await buildSite()
// its own data, seeded anew, so that pictures can be compared
const dataDir = mkdtempSync(join(tmpdir(), 'calm-rest-screens-'))
Object.assign(process.env, { DATA_DIR: dataDir, PORT: String(await freePort({ run: 3 })) })
const site = await serveSite()
const browser = await launchChromium()
try {
  for (const { name, path } of routes) {
    const target = join(folder, name)
    rmSync(target, { recursive: true, force: true })
    mkdirSync(target, { recursive: true })
    const shots: Shot[] = []
    for (const theme of themes)
      for (const lang of langs)
        for (const width of widths)
          shots.push(
            await takeShot(browser, {
              url: `${site.url}${path.slice(1)}`,
              lang,
              theme,
              width,
              folder: target,
            }),
          )
    await contactSheet(browser, shots, join(folder, `${name}.png`))
    console.log(`${path} ${join('screens', `${name}.png`)}`)
  }
} finally {
  await browser.close()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()
