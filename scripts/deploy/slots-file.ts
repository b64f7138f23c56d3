import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const upgrades = z.object({ live: z.enum(['a', 'b']).optional() })

/** The slot that serves, by what upgrades note; the first before one was made. */
export const liveSlot = (folder: string): string => {
  const file = join(folder, 'slots.json')
  if (!existsSync(file)) return 'site-a'
  return `site-${upgrades.parse(JSON.parse(readFileSync(file, 'utf8'))).live ?? 'a'}`
}
