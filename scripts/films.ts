import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { waitForNetworkIdle, watchRequests } from '@calm-rest/testing/network-idle'
import { root } from './root.ts'
import { film } from './screens/film.ts'
import { guideFilms } from './screens/guide-films.ts'
import { withSeededSite } from './screens/with-seeded-site.ts'

// npm run films: films on a phone what pictures cannot show, into docs/pictures.
await withSeededSite(async (browser, url) => {
  for (const { name, path, act } of guideFilms) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
    const page = await context.newPage()
    watchRequests(context)
    await page.goto(new URL(path, url).href)
    await waitForNetworkIdle(page)
    const file = join('docs/pictures', `${name}.webp`)
    await writeFile(join(root, file), await film(page, act))
    await context.close()
    console.log(file)
  }
})
process.exit()
