import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { attacked, expectGoodAgain, outcome } from './attacked.fixture.ts'
import { holdDeadlines, job, workerPids } from './bundle.fixture.ts'
import { processorMs } from './start-worker.ts'

beforeEach(holdDeadlines)

describe('a bundle that misuses its process', () => {
  it('and goes on after its render has no timer', async () => {
    const own = attacked()
    await own.render(job('goes on'))
    const { data } = await own.render(job('ticks'))
    await new Promise((resolve) => setImmediate(resolve))
    await expectGoodAgain(own)
    expect((await own.render(job('ticks'))).data).toBe(data)
  })

  it('and goes on without an answer is ended', async () => {
    const others = workerPids()
    const own = attacked()
    await expectGoodAgain(own)
    const [pid] = workerPids().filter((one) => !others.includes(one))
    const late = own.render(job('never ends'))
    vi.advanceTimersByTime(1000)
    await expect(late).rejects.toThrow('no answer within 1000 ms')
    const used = () => processorMs(pid) ?? 0
    const before = used()
    // expect.poll would move the clock on
    while (used() - before < 2200) await wait(50)
    vi.advanceTimersByTime(10_000)
    for (let time = 0; time < 100 && workerPids().includes(pid ?? 0); time += 1) await wait(50)
    expect(workerPids()).not.toContain(pid)
    await expectGoodAgain(own)
  }, 60_000)

  it('and takes memory beside the heap gets no more than its share', async () => {
    const bundle = attacked()
    // whichever of the two reads the missing property first: the bundle, or V8 itself
    const end = await outcome(bundle, 'takes memory beside the heap').catch((cause: Error) => cause.message)
    expect(end).toMatch(/allocation failed|ended \(SIG/i)
    await expectGoodAgain(bundle)
  })

  it('and spoils what its worker says is ended, and begins anew', async () => {
    const bundle = attacked()
    await expect(bundle.render(job('spoils its messages'))).rejects.toThrow('sent an unknown message')
    await expectGoodAgain(bundle)
  })

  it('and ends its worker again and again is left alone for a while', async () => {
    const bundle = attacked()
    for (let time = 0; time < 2; time += 1)
      await expect(bundle.render(job('ends its worker'))).rejects.toThrow(
        'ended (1): Error: nobody catches it',
      )
    await expect(bundle.render(job('good'))).rejects.toThrow('ended too often, and rests')
  })
})
