import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPartners } from '@calm-rest/api/partners'
import { buildSite } from '@calm-rest/build'
import { launchWholeChromium } from '@calm-rest/testing/chromium'
import { freePort } from '@calm-rest/testing/free-port'
import { countAt, type Pace } from '../pace.ts'
import { startProcess } from '../processes/start-process.ts'
import { type Spread, spreadOf } from '../statistics.ts'
import { type EmbedPageName, embedPages, partnerFiles, partnerId } from './partner-files.ts'
import { type EmbedSize, embedSizes } from './sizes.ts'
import { type EmbedFigure, figures, type PartnerVisit, visitPartner } from './visit-partner.ts'

export interface EmbedsResult {
  sizes: EmbedSize[]
  pages: { name: EmbedPageName; figures: Partial<Record<EmbedFigure, Spread>> }[]
}

type Ready = { url: string }

/** Visits a partner's page without our elements, with the rooms and with the form, in turn on the same line. */
export const benchEmbeds = async (pace: Pace): Promise<EmbedsResult> => {
  await buildSite()
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-bench-'))
  const port = await freePort({ run: 4 })
  Object.assign(process.env, { PORT: String(port), DATA_DIR: folder })
  const ours = await startProcess<Ready>(new URL('../pages/servers/serve-ours.ts', import.meta.url))
  // our identity provider takes the ports between
  process.env.PORT = String(port + 3)
  const partner = await startProcess<Ready>(new URL('serve-partner.ts', import.meta.url))
  const browser = await launchWholeChromium()
  try {
    await register(folder, new URL(partner.ready.url).origin)
    await partner.ask('serve', partnerFiles(ours.ready.url))
    const visits: Record<EmbedPageName, PartnerVisit[]> = { plain: [], rooms: [], booking: [] }
    for (let round = 0; round < countAt(pace, { whole: 9, quick: 2 }); round += 1) {
      for (const name of embedPages) visits[name].push(await visitPartner(browser, partner.ready.url, name))
    }
    return {
      sizes: embedSizes(),
      pages: embedPages.map((name) => ({ name, figures: spreads(visits[name]) })),
    }
  } finally {
    await browser.close()
    await partner.stop()
    await ours.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const register = async (folder: string, origin: string) => {
  const partners = await openPartners({ dataDir: folder })
  await partners.add({ id: partnerId, name: 'Bench Tours', origins: [origin] })
  await partners.close()
}

const spreads = (visits: readonly PartnerVisit[]) =>
  Object.fromEntries(
    figures
      .map((figure) => [figure, visits.flatMap((visit) => visit[figure] ?? [])] as const)
      .filter(([, values]) => values.length > 0)
      .map(([figure, values]) => [figure, spreadOf(values)]),
  )
