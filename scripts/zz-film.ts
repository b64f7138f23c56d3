import { writeFileSync } from 'node:fs'
import { withSeededSite } from './screens/with-seeded-site.ts'
setTimeout(() => process.exit(1), 165000)
const words = {
  en: { search: 'Search', book: /^Book Now/, guest: 'Continue as guest', confirm: /^Confirm booking ·/ },
  de: { search: 'Suchen', book: /buchen/i, guest: 'Als Gast fortfahren', confirm: /bestätigen ·|buchen ·/ },
  zh: { search: '查询', book: /预订/, guest: '以访客身份继续', confirm: /·/ },
} as const
await withSeededSite(async (browser, url) => {
  for (const lang of ['en', 'de', 'zh'] as const) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    page.setDefaultTimeout(8000)
    let taps = 0, fields = 0, n = 0
    const shots: string[] = []
    const shot = async () => { await page.waitForTimeout(500); const f = `/tmp/film/${lang}-${n++}.png`; await page.screenshot({ path: f }); shots.push(f) }
    const tap = async (l: any) => { taps++; await l.click() }
    const fill = async (l: any, v: string) => { fields++; await l.fill(v) }
    const hyd = () => page.waitForFunction(() => performance.getEntriesByName('calm-rest-hydrated').length > 0)
    try {
      await page.goto(`${url}/?lang=${lang}`); await hyd(); await shot()
      const form = page.locator('form[action*="/rooms"]').first()
      await form.scrollIntoViewIfNeeded()
      await fill(form.locator('[name=checkIn]'), '2027-01-10')
      await fill(form.locator('[name=checkOut]'), '2027-01-13')
      fields++; await form.locator('[name=guests]').selectOption('2')
      await shot()
      await tap(form.locator('button[type=submit]'))
      await page.waitForURL('**/rooms?*'); await page.locator('main li').first().waitFor(); await page.waitForTimeout(800); await shot()
      await page.locator('main ul li').first().scrollIntoViewIfNeeded()
      await page.evaluate(() => document.querySelector('[role=tabpanel]')?.scrollIntoView()); await shot()
      await tap(page.locator('[role=tabpanel] li a[href*="/login"]').first())
      await page.waitForURL('**/login*'); await page.waitForTimeout(600); await shot()
      await tap(page.locator('main a[href*="/book"]').first())
      await page.waitForURL('**/book*'); await page.locator('[name=firstName]').waitFor(); await page.waitForTimeout(800); await shot()
      await fill(page.locator('[name=firstName]'), 'Ada'); await fill(page.locator('[name=lastName]'), 'Perera'); await fill(page.locator('[name=email]'), `ada-${lang}@example.com`)
      await shot()
      const confirm = page.locator('form button[type=submit]').filter({ hasText: '·' }).first()
      await confirm.scrollIntoViewIfNeeded(); await shot()
      await tap(confirm)
      await page.getByText(/CR-\w{4}-\w{4}/).first().waitFor(); await shot()
      console.log(lang, 'first', { taps, fields })
    } catch (e) { console.log(lang, String(e).slice(0, 400), page.url()); await shot() }
    const strip = await context.newPage()
    await strip.setViewportSize({ width: 200 * shots.length, height: 433 })
    const { readFileSync } = await import('node:fs')
    await strip.setContent(`<body style="margin:0;display:flex;gap:4px;background:#888">${shots.map((s) => `<img width=196 src="data:image/png;base64,${readFileSync(s).toString('base64')}">`).join('')}`)
    await strip.screenshot({ path: `/tmp/film/strip-${lang}.png` })
    await context.close()
  }
})
process.exit(0)
