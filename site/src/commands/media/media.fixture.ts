import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createApi } from '@calm-rest/api'
import { root } from '@calm-rest/releases/checkout'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { pino } from 'pino'
import sharp from 'sharp'

/** A guesthouse, and the command as a process of its own on it. */
export const openMedia = async () => {
  const dataDir = temporaryFolder('media')
  await (await createApi({ dataDir, logger: pino({ level: 'silent' }) })).close()
  const start = (args: readonly string[], env: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [join(root, 'site/src/commands/media.ts'), ...args], {
      env: { ...process.env, DATA_DIR: dataDir, ...env },
    })
    whenDone(() => child.kill('SIGKILL'))
    const output = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        output[name] += text
      })
    }
    const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }))
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
