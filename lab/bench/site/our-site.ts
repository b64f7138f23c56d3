import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '@calm-rest/build'
import { root } from '@calm-rest/releases/checkout'
import { freePort } from '@calm-rest/testing/free-port'
import { startProcess } from '../processes/start-process.ts'

export interface OurSite {
  url: string
  dataDir: string
  port: number
  pid: number
  stop(): Promise<void>
}

/** The flags that `npm run serve` gives to Node. */
const serveFlags = () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return (scripts.serve as string).split(' ').filter((word) => word.startsWith('--'))
}

/** Our site as `npm run serve` serves it, in a process of its own, with the data of a folder, which the caller removes. */
export const serveFolder = async (dataDir: string): Promise<OurSite> => {
  const port = await freePort({ run: 3 })
  Object.assign(process.env, { PORT: String(port), DATA_DIR: dataDir })
  const script = new URL('../pages/servers/serve-ours.ts', import.meta.url)
  const { ready, stop } = await startProcess<{ url: string; pid: number }>(script, [], serveFlags())
  return { ...ready, dataDir, port, stop }
}

/** Our site with the data of a first start, or with what `fill` puts into its data folder, which goes with it. */
export const startOurSite = async (fill?: (dataDir: string) => Promise<void>): Promise<OurSite> => {
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-bench-'))
  await buildSite()
  await fill?.(folder)
  const site = await serveFolder(folder)
  const stop = async () => {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...site, stop }
}
