import { expect, it } from 'vitest'
import { createToCheck } from './to-check.ts'

it('shows the first three faults, each once, and how many more there are', () => {
  const toCheck = createToCheck()
  expect(toCheck('mounts', { faults: ['a', 'a', 'b'] })).toEqual({
    name: 'mounts',
    ok: false,
    found: 'a | b',
  })
  expect(toCheck('moves', { faults: ['c', 'd', 'e', 'f', 'g'] }).found).toBe('c | d | e | and 2 more')
})

it('cuts what a release says at length', () => {
  const { found } = createToCheck()('mounts', { faults: [`a${'x'.repeat(1e6)}`, 'b'] })
  expect(found).toBe(`a${'x'.repeat(999)} … | b`)
})

it('names the check that has said the same, and fails all the same', () => {
  const toCheck = createToCheck()
  toCheck('offer: mounts, in en', { faults: ['a'] })
  expect(toCheck('offer: mounts, in de', { faults: ['a', 'b'] })).toEqual({
    name: 'offer: mounts, in de',
    ok: false,
    found: "b | the same as in 'offer: mounts, in en'",
  })
  expect(createToCheck()('room: mounts, in en', { faults: ['a'] }).found).toBe('a')
})

it('shows notes only where nothing is wrong', () => {
  const toCheck = createToCheck()
  expect(toCheck('looks', { faults: [], notes: ['as before'] })).toMatchObject({
    ok: true,
    found: 'as before',
  })
  expect(toCheck('looks', { faults: ['a'], notes: ['as before'] }).found).toBe('a')
  expect(toCheck('looks', { faults: [] }).found).toBe('as it should')
})
