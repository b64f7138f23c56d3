/** Writes `pngFiles` from the SVG files; needs a Chromium. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launchChromium } from '@calm-rest/testing/chromium'
import { pngFiles } from './png-files.ts'

const art = fileURLToPath(new URL('../shell/public/art/', import.meta.url))
const browser = await launchChromium()
for (const { file, from, width, height, margin = 0, ground } of pngFiles) {
  const page = await browser.newPage({ viewport: { width, height } })
  const svg = readFileSync(art + from, 'utf8').replace(
    '<svg ',
    `<svg width="${width - 2 * margin}" height="${height - 2 * margin}" `,
  )
  await page.setContent(
    `<style>body{margin:${margin}px;background:${ground}}svg{display:block}</style>${svg}`,
  )
  await page.screenshot({ path: art + file, omitBackground: ground === 'transparent' })
  await page.close()
}
await browser.close()
console.log(`${pngFiles.length} PNG files written`)
