import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDrafts, draftLifeMs } from './drafts.ts'
import { createSessionStore } from './session/session-store.ts'

const user = { id: '1', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }
const session = { user: { ...user, country: '', emailConfirmed: true }, expiresAt: '2999-01-01T00:00:00Z' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The storage of a tab. */
const emptyStorage = () => {
  const items = new Map<string, string>([['calm-rest-scroll', '[]']])
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (i: number) => [...items.keys()][i] ?? null,
    get length() {
      return items.size
    },
  }
}

const open = (storage = emptyStorage()) => {
  const store = createSessionStore()
  return { storage, store, drafts: createDrafts({ session: store, storage: () => storage }) }
}

it('R-book-kept: has what was written for the next page of the tab', () => {
  const { storage, drafts } = open()
  drafts.write('form', { name: 'Ada' })
  expect(open(storage).drafts.read('form')).toEqual({ name: 'Ada' })
  expect(drafts.read('other')).toBeUndefined()
})

it('R-book-kept: forgets it an hour after it was last written, whether a page is open or not', () => {
  const { storage, drafts } = open()
  drafts.write('form', 'first')
  vi.advanceTimersByTime(draftLifeMs - 1)
  drafts.write('form', 'second')
  vi.advanceTimersByTime(draftLifeMs - 1)
  expect(drafts.read('form')).toBe('second')
  vi.advanceTimersByTime(1)
  expect([...storage.items.keys()]).toEqual(['calm-rest-scroll'])

  // written by a page that was not open to delete it
  const old = JSON.stringify({ at: Date.now() - draftLifeMs, value: 'third' })
  storage.setItem('calm-rest-draft-form', old)
  expect(drafts.read('form')).toBeUndefined()
  open(storage)
  expect([...storage.items.keys()]).toEqual(['calm-rest-scroll'])
})

it('R-book-kept: forgets it when it is told to, and all of it when the guest signs out', () => {
  const { storage, store, drafts } = open()
  drafts.write('form', 'text')
  drafts.forget('form')
  expect(drafts.read('form')).toBeUndefined()
  drafts.write('form', 'text')
  store.getState().signedIn(session)
  expect(drafts.read('form')).toBe('text')
  store.getState().signedOut()
  expect([...storage.items.keys()]).toEqual(['calm-rest-scroll'])
})

it('keeps nothing where storage is switched off or holds something else, and breaks nothing', () => {
  const off = createDrafts({
    session: createSessionStore(),
    storage: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  off.write('form', 'text')
  off.forget('form')
  expect(off.read('form')).toBeUndefined()
  const { storage } = open()
  for (const broken of ['{', '7', '{"at":"soon"}']) {
    storage.setItem('calm-rest-draft-form', broken)
    expect(open(storage).drafts.read('form')).toBeUndefined()
  }
})
