import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '@calm-rest/contract/openapi'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { root } from '../root.ts'
import { describeFunctions } from './describe-functions.ts'
import { writeCalls } from './write-calls.ts'
import { writeFunctions } from './write-functions.ts'
import { writeTypes } from './write-types.ts'

it.each([...writeCalls(root)])('%s follows from the contract: else `npm run calls`', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text)
})

const walk = z.object({ title: z.string() })
const listWalks: Call = {
  method: 'get',
  path: '/api/walks/{place}',
  client: { name: 'walks.list', args: ['from'], options: ['guests'] },
  access: 'guest',
  summary: 'Walks around a place',
  params: z.object({ place: z.string() }),
  query: z.object({ from: z.string(), guests: z.coerce.number().default(2), lang: z.string().optional() }),
  success: { status: 200, schema: walk.array(), description: 'All of them.' },
  errors: [],
}
const types = new Map([[walk, 'Walk']])
const describeWalks = (client: NonNullable<Call['client']>) =>
  describeFunctions([{ ...listWalks, client }], types)

it('makes a function and its type of one entry', () => {
  const functions = describeFunctions([listWalks], types)
  expect(writeTypes(functions)).toContain(
    'list(place: string, from: string, options?: CallOptions & { guests?: number | undefined }): Promise<Result<Walk[]>>',
  )
  expect(writeFunctions(functions)).toMatch(
    /walks: \{ list: \(place, from, \{ guests, \.\.\.options \} = \{\}\) => own\.call\(.*params\(\{ from, guests \}\)/,
  )
})

it('names what an entry lacks', () => {
  expect(() => describeWalks({ name: 'walks.list', args: ['until'] })).toThrow(
    'walks.list: its query has no until',
  )
  expect(() => describeFunctions([listWalks], new Map())).toThrow(
    'walks.list: a schema without an exported type',
  )
})
