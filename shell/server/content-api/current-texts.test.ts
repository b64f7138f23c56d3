import { expect, it, vi } from 'vitest'
import type { PageTexts } from '../../src/texts/texts.ts'
import type { ContentApi } from './content-api.ts'
import { createReadTexts } from './current-texts.ts'

const textsOf = (version: string): PageTexts => ({ lang: 'en', version, screens: {} })
const found = (version: string) => async () => ({ status: 'found' as const, value: textsOf(version) })

it('reads the texts again once the content has changed, and has the last ones while the API is away', async () => {
  const readTexts = vi.fn<ContentApi['readTexts']>(found('one'))
  let now = 'a'
  const read = createReadTexts({ readTexts }, { now: () => now })
  await read('en')
  expect(await read('en')).toEqual({ texts: textsOf('one'), isCurrent: true })
  expect(readTexts).toHaveBeenCalledOnce()
  now = 'b'
  readTexts.mockResolvedValueOnce({ status: 'unavailable' })
  expect(await read('en')).toEqual({ texts: textsOf('one'), isCurrent: false })
  readTexts.mockImplementation(found('two'))
  expect(await read('en')).toEqual({ texts: textsOf('two'), isCurrent: true })
})

it('has no texts before the API has said any', async () => {
  const read = createReadTexts({ readTexts: async () => ({ status: 'unavailable' }) })
  expect(await read('de')).toEqual({ texts: { lang: 'de', version: '', screens: {} }, isCurrent: false })
})
