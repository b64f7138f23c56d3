import { expect, it } from 'vitest'
import { optionalPages, unwrittenPages } from './index.ts'

it('finds pages without a text that would show, in any language', () => {
  expect(unwrittenPages({})).toEqual([...optionalPages])
  expect(
    unwrittenPages({
      about: { story: { fields: { title: { zh: '缘起' } } } },
      services: {
        header: { fields: { title: { en: 'Services' } } },
        asked: { fields: { title: { en: '' } } },
      },
      manager: { bio: { fields: { title: {}, first: { en: 'She …' } } } },
      brochure: { sections: { fields: {}, items: [{ title: { en: 'Sleep' } }] } },
    }),
  ).toEqual(['services', 'manager'])
})
