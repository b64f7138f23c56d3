import { beforeEach, describe, expect, it } from 'vitest'
import { holdDeadlines, job, workerPids } from './bundle.fixture.ts'
import { aRenderer } from './widget-renderer.fixture.ts'

beforeEach(holdDeadlines)

describe('server bundles', () => {
  it("never rest for a visitor's form, whatever is in it", async () => {
    const { widgets, release, failures } = aRenderer()
    const composed = release('1.0.0')
    for (let sent = 0; sent < 10; sent += 1) {
      await widgets.render(composed, { ...job('throws', { sent }), form: [['checkIn', 'x']] })
    }
    expect(failures).toHaveLength(10)
    expect((await widgets.render(composed, job('good')))?.html).toContain('de')
  })

  it('R-mf-memory: live in bounded memory: the least used sleeps, the one of the busiest pages stays, and all of them wake', async () => {
    // room for two processes
    const { widgets, release } = aRenderer({ poolBytes: 100 * 1024 * 1024 })
    const renders = async (version: string, props: object) =>
      (await widgets.render(release(version), job('counts', props)))?.html
    for (let view = 1; view <= 3; view += 1) expect(await renders('1.0.0', { view })).toBe(`${view}`)
    // a sweep over pages that nobody else visits
    for (let patch = 1; patch <= 4; patch += 1) {
      expect(await renders(`1.0.${patch}`, {})).toBe('1')
      expect(workerPids().length).toBeLessThanOrEqual(2)
    }
    expect(await renders('1.0.0', { view: 4 })).toBe('4')
    // it slept meanwhile: another process counts from one
    expect(await renders('1.0.1', { other: true })).toBe('1')
  })
})
