import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { hasStrace } from './crash/trace.ts'
import { killServers } from './processes/server.ts'
import { isHeld, type Row } from './row.ts'
import { shortRows } from './rows.ts'

afterAll(killServers)

const { 'kill-points': killPoints, 'power-cut': powerCut, ...plainRows } = shortRows
const tracedRows = { 'kill-points': killPoints, 'power-cut': powerCut }
// no machine fails for a tool that only these two take, but nobody is to believe that they held
const isTraced = hasStrace()
if (!isTraced) console.warn('strace is missing, so these are left out: kill-points, power-cut')

it.each(Object.entries<Row>({ ...plainRows, ...(isTraced && tracedRows) }))(
  '%s: holds in its short form',
  async (_, row) => {
    const dir = mkdtempSync(join(tmpdir(), 'calm-rest-torture-'))
    onTestFinished(() => rmSync(dir, { recursive: true, force: true, maxRetries: 3 }))
    const said: string[] = []
    const say = (line: string) => void said.push(line)
    const figures = await row.run({ seed: 1, isShort: true, minutes: 0, dir, say })
    const missed = figures.filter((figure) => !isHeld(figure))
    expect({ missed, said: missed.length > 0 ? said : [] }).toEqual({ missed: [], said: [] })
    expect(figures.length).toBeGreaterThan(0)
  },
)
