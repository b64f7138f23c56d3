import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { openHooksFile } from './hooks-file.ts'

it('repeats no secret where the file is damaged', () => {
  const folder = temporaryFolder()
  const file = openHooksFile(folder)
  const hook = { url: 'https://partner.example/', addedBy: 'ann', addedAt: '2027-06-01T12:00:00.000Z' }
  const { secret } = file.add(hook)
  const path = join(folder, 'hooks.json')
  const said = (content: string) => {
    writeFileSync(path, content)
    try {
      return String(file.read())
    } catch (cause) {
      return `${(cause as Error).message} ${(cause as Error).cause}`
    }
  }
  for (const content of [
    `{"secret": ${secret}}`,
    JSON.stringify({ hooks: [{ secret, url: `x${secret}` }] }),
  ]) {
    expect(said(content)).toContain(`${path} cannot be read`)
    expect(said(content)).not.toContain(secret.slice(0, 5))
  }
})
