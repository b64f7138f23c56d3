import { expect, it } from 'vitest'
import { initApart } from './init-apart.ts'

const of = (from: string) => ({ from })

/** A container that offers a React, as the bundler's does: into the scope, or into the map if that is passed. */
const offering = (version: string, seen: object[] = []) => ({
  init: (scope: unknown, _tokens: unknown, options: unknown) => {
    const { shareScopeMap } = (options ?? {}) as { shareScopeMap?: { default: object } }
    for (const target of new Set([scope, shareScopeMap?.default ?? scope])) {
      const packages = target as Record<string, Record<string, object>>
      packages.react = { ...packages.react, [version]: of('the container') }
      seen.push(packages)
    }
    return 'done'
  },
})

it('R-mf-stock: keeps the packages of a container from the page', async () => {
  const page = { react: { '18.3.1': of('the host') } }
  const options = Object.defineProperty({ shareScopeKeys: ['default'] }, 'shareScopeMap', {
    value: { default: page },
  })
  const seen: object[] = []
  expect(await initApart(offering('19.3.1', seen), [page, [], options])).toBe('done')
  expect(page).toEqual({ react: { '18.3.1': of('the host') } })
  // it sees both, in one view
  expect(seen).toEqual([{ react: { '18.3.1': of('the host'), '19.3.1': of('the container') } }])
})

it('R-mf-stock: takes the package of the page where both have one version', async () => {
  const page = { react: { '19.3.1': of('the host') } }
  const seen: object[] = []
  await initApart(offering('19.3.1', seen), [page, []])
  expect(seen).toEqual([page])
})

it('starts a container on a page that shares nothing', async () => {
  expect(await initApart(offering('19.3.1'), [])).toBe('done')
})
