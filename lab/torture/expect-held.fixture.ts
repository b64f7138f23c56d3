import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whenDone } from '@calm-rest/testing'
import { expect } from 'vitest'
import { isHeld, type Scenario } from './scenario.ts'

/** Runs a scenario; expects that it did something, and that every figure held. */
export const expectHeld = async (scenario: Scenario, { isShort }: { isShort: boolean }) => {
  const dir = mkdtempSync(join(tmpdir(), 'calm-rest-torture-'))
  whenDone(() => rmSync(dir, { recursive: true, force: true, maxRetries: 3 }))
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const figures = await scenario.run({ seed: 1, isShort, minutes: 0, dir, say })
  const missed = figures.filter((figure) => !isHeld(figure))
  expect({ missed, said: missed.length > 0 ? said : [] }).toEqual({ missed: [], said: [] })
  const isDone = figures.some(({ atLeast = 0, exactly = 0 }) => Math.max(atLeast, exactly) > 0)
  expect(isDone, 'a figure that says that something was done').toBe(true)
}
