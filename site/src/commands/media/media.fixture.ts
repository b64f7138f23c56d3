import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createApi } from '@calm-rest/api'
import { temporaryFolder } from '@calm-rest/testing'
import { pino } from 'pino'
import sharp from 'sharp'
import { startCommand } from '../run-command.fixture.ts'

/** A property, and the command as a process of its own on it. */
export const openMedia = async () => {
  const dataDir = temporaryFolder('media')
  await (await createApi({ dataDir, logger: pino({ level: 'silent' }) })).close()
  const start = (args: readonly string[], env: Record<string, string> = {}, input?: string) => {
    const { child, ended } = startCommand('media', args, { DATA_DIR: dataDir, ...env }, input)
    return { ended, kill: (signal: NodeJS.Signals) => child.kill(signal) }
  }
  return {
    dataDir,
    start,
    run: (...args: string[]) => start(args).ended,
    media: () => readdirSync(join(dataDir, 'media')),
  }
}

export const saveJpeg = async (width = 800, height = 200) => {
  const file = join(temporaryFolder('photo'), 'veranda.jpg')
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg()
    .toFile(file)
  return file
}
