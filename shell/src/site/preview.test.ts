import { afterEach, expect, it, vi } from 'vitest'
import { endPreview, fetchComposition, isComposedFor, previewedVersion, readPreview } from './preview.ts'

afterEach(() => void vi.unstubAllGlobals())

it('asks for the composition of the page that one is on: one that is apart has another than those of guests', async () => {
  const asked: string[] = []
  vi.stubGlobal('location', { pathname: '/desk/today' })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ id: 'x', remotes: {} })
  })
  await fetchComposition({ 'mf-desk': '1.1.0~signed' })
  expect(asked).toEqual(['/composition.json?mf-desk=1.1.0%7Esigned&page=%2Fdesk%2Ftoday'])
})

it('reports a composition that did not come', async () => {
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(fetchComposition({})).rejects.toThrow('The composition answered 503')
})

/** The storage of a tab. */
const stubTab = () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  })
  return kept
}

it('keeps a preview of the address for later pages of the tab, remote by remote', () => {
  const kept = stubTab()
  expect(readPreview('?mf-rooms=1.5.0~a&lang=de&mf-=x&composition=c1')).toEqual({
    'mf-rooms': '1.5.0~a',
    composition: 'c1',
  })
  expect(readPreview('?mf-booking=2.0.0~b')).toEqual({
    'mf-rooms': '1.5.0~a',
    'mf-booking': '2.0.0~b',
    composition: 'c1',
  })
  expect(readPreview('?mf-rooms=live')).toEqual({ 'mf-booking': '2.0.0~b', composition: 'c1' })
  expect(readPreview('')).toEqual({ 'mf-booking': '2.0.0~b', composition: 'c1' })
  endPreview()
  expect([readPreview(''), kept.size]).toEqual([{}, 0])
})

it('ends the whole preview, whatever else an address names', () => {
  const kept = stubTab()
  readPreview('?mf-rooms=1.5.0~a')
  expect(readPreview('?composition=live&mf-rooms=1.6.0~a')).toEqual({})
  expect([readPreview(''), kept.size]).toEqual([{}, 0])
})

it('has a preview without storage as long as the address names it', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(readPreview('?mf-rooms=1.5.0~a')).toEqual({ 'mf-rooms': '1.5.0~a' })
  expect(readPreview('')).toEqual({})
})

it('knows for which previews the server has composed a page', () => {
  expect(isComposedFor({ 'mf-rooms': '1.5.0~a' }, '?mf-rooms=1.5.0~a&lang=de')).toBe(true)
  expect(isComposedFor({ 'mf-rooms': '1.5.0~a' }, '?mf-rooms=1.4.0~a')).toBe(false)
  expect(isComposedFor({ 'mf-rooms': '1.5.0~a', 'mf-auth': '1.0.0~b' }, '?mf-rooms=1.5.0~a')).toBe(false)
  expect(isComposedFor({}, '')).toBe(true)
})

it('tells a version from its signature', () => {
  expect([previewedVersion('1.5.0-rc.1~signed'), previewedVersion('1.5.0')]).toEqual(['1.5.0-rc.1', '1.5.0'])
})
