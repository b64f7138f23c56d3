import { expect, it } from 'vitest'
import { createPageTags } from './page-tags.ts'

/** Tags over content whose version is `content.version`. */
const someTags = (most?: number) => {
  const content = { version: '1' }
  const read = () => content.version
  return { content, tags: createPageTags({ now: read, thisTurn: read }, most) }
}

it('gives a page that can be repeated one tag, until the content changes', () => {
  const { content, tags } = someTags()
  expect(tags.get('/book')).toBeUndefined()
  tags.rendered('/book', { before: '1', isRepeatable: true })
  const tag = tags.get('/book')
  expect(tag).toMatch(/^"[\w-]{22}"$/)
  tags.rendered('/book', { before: '1', isRepeatable: true })
  expect(tags.get('/book')).toBe(tag)
  content.version = '2'
  expect(tags.get('/book')).toBeUndefined()
  tags.rendered('/book', { before: '2', isRepeatable: true })
  expect(tags.get('/book')).not.toBe(tag)
})

it('gives none to a page whose content changed while it was rendered', () => {
  const { content, tags } = someTags()
  content.version = '2'
  tags.rendered('/book', { before: '1', isRepeatable: true })
  expect(tags.get('/book')).toBeUndefined()
})

it('takes the tag back where a render failed, since that page was sent with it', () => {
  const { tags } = someTags()
  tags.rendered('/book', { before: '1', isRepeatable: true })
  const tag = tags.get('/book')
  tags.rendered('/book', { before: '1', isRepeatable: false })
  expect(tags.get('/book')).toBeUndefined()
  tags.rendered('/book', { before: '1', isRepeatable: true })
  expect(tags.get('/book')).not.toBe(tag)
})

it('forgets the page that was asked for longest ago', () => {
  const { tags } = someTags(2)
  for (const key of ['/book?guests=1', '/book?guests=2', '/book?guests=3'])
    tags.rendered(key, { before: '1', isRepeatable: true })
  expect(tags.get('/book?guests=1')).toBeUndefined()
  expect(tags.get('/book?guests=3')).toBeDefined()
})

it('takes no more memory for long addresses', () => {
  const { tags } = someTags()
  const long = (name: string) => `/book?campaign=${name.repeat(600 * 1024)}`
  for (const key of [long('a'), long('b')]) tags.rendered(key, { before: '1', isRepeatable: true })
  expect(tags.get(long('a'))).toBeUndefined()
  expect(tags.get(long('b'))).toBeDefined()
})
