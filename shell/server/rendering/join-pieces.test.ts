import { expect, it } from 'vitest'
import { joinPieces } from './join-pieces.ts'

const collect = async (pieces: AsyncIterable<string>) => {
  const found: string[] = []
  for await (const piece of joinPieces(pieces)) found.push(piece)
  return found
}

it('sends what is ready as one', async () => {
  async function* ready() {
    yield 'head'
    yield 'body'
    yield 'end'
  }
  expect(await collect(ready())).toEqual(['headbodyend'])
})

it('holds nothing back for a piece that is late', async () => {
  const slot = Promise.withResolvers<string>()
  async function* late() {
    yield 'head'
    yield 'before'
    yield await slot.promise
    yield 'after'
  }
  const sent = joinPieces(late())
  expect((await sent.next()).value).toBe('headbefore')
  slot.resolve('slot')
  expect((await sent.next()).value).toBe('slotafter')
  expect((await sent.next()).done).toBe(true)
})

it('tells of a piece that fails', async () => {
  async function* broken() {
    yield 'head'
    throw new Error('no more')
  }
  await expect(collect(broken())).rejects.toThrow('no more')
})
