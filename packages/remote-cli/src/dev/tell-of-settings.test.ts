import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { tellOfSettings } from './tell-of-settings.ts'

it('R-mf-local: says that a file changed which only a new start reads, and nothing of sources', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'src'))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('rspack.config.ts', 'before')
  write('src/view.tsx', 'before')
  const said: string[] = []
  whenDone(tellOfSettings(folder, (line) => said.push(line), 5))
  // the first look at the files
  await new Promise((resolve) => setTimeout(resolve, 50))
  write('src/view.tsx', 'after')
  write('rspack.config.ts', 'after')
  await expect
    .poll(() => said)
    .toEqual(['rspack.config.ts has changed: end this with Ctrl-C, and start it again.'])
})
