import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createApi } from '@calm-rest/api'
import { openPartners } from '@calm-rest/api/partners'
import { root } from '@calm-rest/releases/checkout'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { pino } from 'pino'

/** A guesthouse, its partners, and the command as a process of its own on it. */
export const openCommand = async () => {
  const dataDir = temporaryFolder('partners')
  await (await createApi({ dataDir, logger: pino({ level: 'silent' }) })).close()
  const partners = await openPartners({ dataDir })
  whenDone(() => partners.close())
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, [join(root, 'site/src/commands/partners.ts'), ...args], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    whenDone(() => child.kill('SIGKILL'))
    const output = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        output[name] += text
      })
    }
    const [code] = await once(child, 'close')
    return { code, ...output }
  }
  return { partners, run }
}

export const origin = 'https://www.alpin-tours.example'
export const alpinTours = { id: 'alpin-tours', name: 'Alpin & Söhne', origins: [origin] }
