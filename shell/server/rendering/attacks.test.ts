import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attacks } from './attacks.fixture.ts'
import { aPart, holdDeadlines, job } from './bundle.fixture.ts'

beforeEach(holdDeadlines)

type Attacked = ReturnType<typeof aPart>

const attacked = (options: Parameters<typeof aPart>[0] = {}) => aPart({ text: attacks, ...options })

const outcome = async (part: Attacked, attack: string) =>
  JSON.parse((await part.render(job(attack))).data) as string

const expectGoodAgain = async (part: Attacked) =>
  expect(await part.render(job('good'))).toMatchObject({ html: '<p>good</p>' })

describe('a bundle that attacks', () => {
  let part: Attacked
  beforeAll(() => {
    part = attacked()
  })

  it('finds nothing that leads to a file, a process or the network', async () => {
    expect(await outcome(part, 'names')).toBe('did it: ')
  })

  it.each([
    'reads a file',
    'spawns id',
    'opens a socket',
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
    expect(await outcome(part, attack)).toMatch(/^refused: /)
    await expectGoodAgain(part)
  })

  it('and takes memory beside the heap gets no more than its share', async () => {
    const part = attacked()
    // whichever of the two asks first for what is not there: the bundle, or V8 itself
    const end = await outcome(part, 'takes memory beside the heap').catch((cause: Error) => cause.message)
    expect(end).toMatch(/allocation failed|ended \(SIG/i)
    await expectGoodAgain(part)
  })

  it('and asks without end is answered a few times', async () => {
    let asked = 0
    const ask = async () => {
      asked += 1
      return Response.json({ today: '2027-06-01' })
    }
    expect(await outcome(attacked({ ask }), 'asks without end')).toBe('did it: 50')
    expect(asked).toBe(50)
  })

  it('and spoils what its worker says is ended, and begins anew', async () => {
    const part = attacked()
    await expect(part.render(job('spoils its messages'))).rejects.toThrow('sent an unknown message')
    await expectGoodAgain(part)
  })

  it('and ends its worker again and again is left alone for a while', async () => {
    const part = attacked()
    for (let time = 0; time < 2; time += 1)
      await expect(part.render(job('ends its worker'))).rejects.toThrow('ended (1): Error: nobody catches it')
    await expect(part.render(job('good'))).rejects.toThrow('ended too often, and rests')
  })
})
