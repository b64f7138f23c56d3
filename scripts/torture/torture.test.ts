import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { killServers } from './processes/server.ts'
import { isHeld, type Row } from './row.ts'
import { shortRows } from './rows.ts'

afterAll(killServers)

it.each(Object.entries<Row>(shortRows))('%s: holds in its short form', async (_, row) => {
  const dir = mkdtempSync(join(tmpdir(), 'calm-rest-torture-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true, maxRetries: 3 }))
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const figures = await row.run({ seed: 1, isShort: true, minutes: 0, dir, say })
  const missed = figures.filter((figure) => !isHeld(figure))
  expect({ missed, said: missed.length > 0 ? said : [] }).toEqual({ missed: [], said: [] })
  expect(figures.length).toBeGreaterThan(0)
})
