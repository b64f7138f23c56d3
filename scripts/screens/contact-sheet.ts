import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import type { Shot } from './shot.ts'

const scale = 0.28

/** Writes a picture of all shots of one route side by side, small enough to judge at a glance. */
export const contactSheet = async (browser: Browser, shots: readonly Shot[], file: string): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1900, height: 800 } })
  const figures = shots.map(({ file: shot, width, label }) => {
    const source = `data:image/png;base64,${readFileSync(shot).toString('base64')}`
    return `<figure><img src="${source}" width="${Math.round(width * scale)}"><figcaption>${label}</figcaption></figure>`
  })
  await page.setContent(
    `<style>body{margin:16px;background:#777;display:flex;flex-wrap:wrap;gap:16px;align-items:start;font:12px sans-serif;color:#fff}figure{margin:0}img{display:block}</style>${figures.join('')}`,
  )
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}
