import { expect, it } from 'vitest'
import { federationFile, unusedFederation } from './unused-federation.ts'

it.each(Object.entries(unusedFederation))('%s has the exports that its stand-in has', async (path, names) => {
  const original = (await import(federationFile(path))) as object
  expect(Object.keys(original).sort()).toEqual([...names].sort())
})
