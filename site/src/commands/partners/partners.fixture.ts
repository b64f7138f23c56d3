import { createApi } from '@calm-rest/api'
import { openPartners } from '@calm-rest/api/partners'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { pino } from 'pino'
import { startCommand } from '../run-command.fixture.ts'

/** A property, its partners, and the command as a process of its own on it. */
export const openCommand = async () => {
  const dataDir = temporaryFolder('partners')
  await (await createApi({ dataDir, logger: pino({ level: 'silent' }) })).close()
  const partners = await openPartners({ dataDir })
  whenDone(() => partners.close())
  const run = (...args: string[]) => startCommand('partners', args, { DATA_DIR: dataDir }).ended
  return { partners, run }
}

export const origin = 'https://www.alpin-tours.example'
export const alpinTours = { id: 'alpin-tours', name: 'Alpin & Söhne', origins: [origin] }
