import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attacked, expectGoodAgain, outcome } from './attacked.fixture.ts'
import { aSender, holdDeadlines, job } from './bundle.fixture.ts'
import type { CallApi } from './call-api.ts'

beforeEach(holdDeadlines)

describe('a bundle that misuses its renders', () => {
  let bundle: ReturnType<typeof attacked>
  beforeAll(() => {
    bundle = attacked()
  })

  it('and gives its calls headers sends those of our client alone', async () => {
    const sent: object[] = []
    const callApi: CallApi = async ({ headers }) => {
      sent.push(headers)
      return Response.json({})
    }
    await attacked({ callApi }).render(job('gives its calls headers'))
    expect(sent).toEqual([{ accept: 'application/json', 'x-composition': '0123456789ab' }])
  })

  it.each([
    ['gives its calls long bodies', '413'],
    ['gives a read a body', 'false'],
    ['books without a key', 'false'],
    ['asks for half a character', 'false'],
  ])('and %s asks nobody, and renders on', async (attack, told) => {
    let calls = 0
    const callApi = async () => {
      calls += 1
      return Response.json({})
    }
    const own = attacked({ callApi })
    expect(await outcome(own, attack)).toBe(`did it: ${told}`)
    expect(calls).toBe(0)
    await expectGoodAgain(own)
  })

  it('and calls an API that throws at once is answered', async () => {
    const callApi = () => {
      throw new Error('at once')
    }
    expect(await outcome(attacked({ callApi }), 'gives its calls headers')).toBe('did it: false')
  })

  it.each([204, 205, 304, 408, 421])('and answers a form with %i is ended', async (status) => {
    const form = { ...job('answers with a status', { status }), form: [] }
    await expect(bundle.render(form, aSender())).rejects.toThrow('sent an unknown message')
    await expectGoodAgain(bundle)
  })

  it('and keeps what a form holds has it in no other render', async () => {
    const calls: string[] = []
    const callApi: CallApi = async ({ path }) => {
      calls.push(path)
      return Response.json({})
    }
    const own = attacked({ callApi })
    const form = [['name', 'Ada']] as const
    expect(await own.render({ ...job('keeps a form'), form }, aSender())).toMatchObject({ status: 200 })
    const { data, isCacheable } = await own.render(job('keeps a form'))
    expect(data).not.toContain('Ada')
    expect(isCacheable).toBe(true)
    expect(calls).toEqual([])
  })

  it('and draws a number for its markup has no page that everybody gets', async () => {
    const own = attacked()
    const first = await own.render(job('number'))
    const second = await own.render(job('number'))
    expect([first.isCacheable, second.isCacheable]).toEqual([false, false])
    expect(second.html).not.toBe(first.html)
  })

  it('and asks without end is answered a few times', async () => {
    let calls = 0
    const callApi = async () => {
      calls += 1
      return Response.json({ today: '2027-06-01' })
    }
    expect(await outcome(attacked({ callApi }), 'asks without end')).toBe('did it: 50')
    expect(calls).toBe(50)
  })
})
