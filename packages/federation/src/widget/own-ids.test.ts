import { emptyDocument } from '@calm-rest/testing'
import { options, type VNode } from 'preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withOwnIds } from './own-ids.ts'

let node: Element

beforeEach(() => {
  const page = emptyDocument()
  vi.stubGlobal('Element', (page.defaultView as Window & typeof globalThis).Element)
  node = page.createElement('label')
  for (const name of ['id', 'for', 'aria-describedby', 'title']) node.setAttribute(name, 'server')
})

afterEach(() => {
  vi.unstubAllGlobals()
  delete options.diffed
})

/** Hands a virtual node to the renderer's hook, as the renderer does once it is in the page. */
const diff = (type: unknown, props: object, placed: unknown = node) =>
  options.diffed?.({ type, props, __e: placed } as unknown as VNode)

const ids = ['id', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns']

it('replaces every id of the server by that of this renderer, and nothing else', () => {
  const answer = withOwnIds(() => {
    diff('label', {
      ...Object.fromEntries(ids.map((name) => [name, `own ${name}`])),
      htmlFor: 'own',
      title: 'own',
    })
    return 'hydrated'
  })
  expect(answer).toBe('hydrated')
  for (const name of ids) expect(node.getAttribute(name)).toBe(`own ${name}`)
  expect(node.getAttribute('for')).toBe('own')
  expect(node.hasAttribute('htmlFor')).toBe(false)
  expect(node.getAttribute('title')).toBe('server')
})

it('leaves what this renderer has no id for, its components, and what is no element', () => {
  withOwnIds(() => {
    diff('label', { id: undefined, htmlFor: 3 })
    diff(() => null, { id: 'own' })
    diff('label', { id: 'own' }, null)
    diff('label', { id: 'own' }, { setAttribute: () => expect.unreachable() })
  })
  expect([node.getAttribute('id'), node.getAttribute('for')]).toEqual(['server', 'server'])
})

it('ends with the hydration, and hands on to the hook before it', () => {
  withOwnIds(() => {})
  expect('diffed' in options).toBe(false)
  const before = vi.fn()
  options.diffed = before
  expect(() =>
    withOwnIds(() => {
      diff('label', { id: 'own' })
      throw new Error('broken')
    }),
  ).toThrow('broken')
  expect(before).toHaveBeenCalledOnce()
  expect(options.diffed).toBe(before)
})
