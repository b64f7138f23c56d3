import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { whenDone } from '@calm-rest/testing'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attacked, expectGoodAgain, outcome } from './attacked.fixture.ts'
import { holdDeadlines, job } from './bundle.fixture.ts'

beforeEach(holdDeadlines)

describe('a bundle that reaches out of its world', () => {
  let bundle: ReturnType<typeof attacked>
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
})
