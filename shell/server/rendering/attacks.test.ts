import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { whenDone } from '@calm-rest/testing'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attacks } from './attacks.fixture.ts'
import { aBundle, holdDeadlines, job } from './bundle.fixture.ts'

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
    // what the first render was given is looked at by the second
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
    ...['an address', 'a query', 'a random number', 'a hash', 'a timer', 'a stack', 'a rejection'],
    ...['a refused code', 'a date', 'a call'],
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
      'a server bundle may not use import()',
    )
  })

  it('and takes memory beside the heap gets no more than its share', async () => {
    const bundle = attacked()
    // whichever of the two asks first for what is not there: the bundle, or V8 itself
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
