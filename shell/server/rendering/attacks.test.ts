import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { whenDone } from '@calm-rest/testing'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { attacks } from './attacks.fixture.ts'
import { aBundle, aSender, holdDeadlines, job, workerPids } from './bundle.fixture.ts'
import type { CallApi } from './bundle-renderer.ts'
import { processorMs } from './start-worker.ts'

beforeEach(holdDeadlines)

type Attacked = ReturnType<typeof aBundle>

const attacked = (options: Parameters<typeof aBundle>[0] = {}) => aBundle({ text: attacks, ...options })

const outcome = async (bundle: Attacked, attack: string) =>
  JSON.parse((await bundle.render(job(attack))).data) as string

const expectGoodAgain = async (bundle: Attacked) =>
  expect(await bundle.render(job('good'))).toMatchObject({ html: '<p>good</p>' })

describe('a bundle that attacks', () => {
  let bundle: Attacked
  beforeAll(() => {
    bundle = attacked()
  })

  it('finds nothing that leads to a file, a process or the network', async () => {
    expect(await outcome(bundle, 'names')).toBe('did it: ')
  })

  it.each([
    'makes code of a text',
    'makes a function of a text',
    'escapes by a global',
    'escapes by an async global',
    'escapes by the API',
    'escapes by a promise',
    'escapes by its own exports',
    'escapes by an error',
    'compiles WebAssembly',
  ])('and %s is refused, and renders on', async (attack) => {
    expect(await outcome(bundle, attack)).toMatch(/^refused: /)
    await expectGoodAgain(bundle)
  })

  it('finds no object of another realm', async () => {
    const answered = attacked({ callApi: async () => Response.json([{ _id: 'a' }]) })
    // the second render looks for the first one's input
    await answered.render(job('looks around'))
    expect(await outcome(answered, 'looks around')).toBe('did it: nothing foreign')
  })

  it('and waits on a prototype for the process reaches no listener, and its site lives on', async () => {
    let visitors = 0
    const server = createServer((socket) => {
      visitors += 1
      socket.destroy()
    }).listen(0, '127.0.0.1')
    whenDone(() => server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { data } = await bundle.render(job('reaches a listener', { port }))
    expect(JSON.parse(data)).toMatch(/^refused: /)
    expect(visitors).toBe(0)
    expect(await outcome(bundle, 'ends the site')).toMatch(/^refused: /)
    await expectGoodAgain(bundle)
  })

  it.each([
    'an address',
    'a query',
    'a random number',
    'a hash',
    'a timer',
    'a stack',
    'a rejection',
    'a refused code',
    'a date',
    'a call',
  ])('and runs out of stack at %s catches errors of its own world alone', async (what) => {
    expect(await outcome(bundle, `runs out of stack at ${what}`)).toBe('did it: 0 foreign of 1')
    await expectGoodAgain(bundle)
  })

  it('and runs out of stack at a link catches errors of its own world alone', async () => {
    await bundle.render(job('runs out of stack at a link'))
    expect(await outcome(bundle, 'tells of it')).toBe('did it: 0 foreign of 1')
  })

  it('and is waited for gets functions of its own world', async () => {
    expect(await outcome(bundle, 'is waited for')).toBe('own')
  })

  it('and formats stacks sees no frame of what called it', async () => {
    expect(await outcome(bundle, 'formats stacks')).toBe('did it: no stack')
  })

  it.each(['is printed', 'is printed when thrown'])('and %s is not asked how', async (attack) => {
    await expect(attacked().render(job(attack))).rejects.toThrow('ended (1): Error: [object Object]')
  })

  it('and changes the language changes nothing', async () => {
    expect(await outcome(bundle, 'changes the language')).toBe('did it: 0')
    expect(await outcome(bundle, 'has errors of its own')).toBe('did it: Mine: mine one 2')
  })

  it.each([
    "import('node:fs')",
    "import /* of */ ('node:fs')",
    "import\n('node:net')",
    "import <!-- a comment\n('node:net')",
    'import.meta.url',
  ])('and has %s in it does not run', async (text) => {
    await expect(attacked({ text: `exports.good = {}; () => ${text}` }).render(job('good'))).rejects.toThrow(
      'may not contain the word import before one of',
    )
  })

  it('and replaces names of the language harms itself alone', async () => {
    const own = attacked({ callApi: async () => Response.json({ today: '2027-06-01' }) })
    expect(await outcome(own, 'replaces names of the language')).toBe('did it: replaced')
    expect(await own.render(job('good'))).toMatchObject({ html: '<p>good</p>' })
    expect((await own.render(job('gives its calls headers'))).data).toBe('"did it: true"')
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

  it('and takes memory beside the heap gets no more than its share', async () => {
    const bundle = attacked()
    // whichever of the two reads the missing property first: the bundle, or V8 itself
    const end = await outcome(bundle, 'takes memory beside the heap').catch((cause: Error) => cause.message)
    expect(end).toMatch(/allocation failed|ended \(SIG/i)
    await expectGoodAgain(bundle)
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
