import { describe, expect, it } from 'vitest'
import { amenities } from '../../stays/seed/amenities.ts'
import { promisesBreakfast } from './promises-breakfast.ts'

describe('promisesBreakfast', () => {
  it.each([
    'Breakfast included',
    'Breakfast, incl.',
    'Incl. breakfast buffet',
    'Breakfast in the price',
    'Complimentary breakfast',
    'Free breakfast',
    'Breakfast free of charge',
    'Free gluten-free breakfast',
    'With full English breakfast',
    'Breakfast is on the house',
    'Frühstück inklusive',
    'Frühstück inkl.',
    'inkl. Frühstück',
    'Frühstücksbuffet im Preis',
    'Frühstück im Zimmerpreis enthalten',
    'Mit Frühstück',
    'Mit glutenfreiem Frühstück',
    'Kostenfreies Frühstück',
    '含早餐',
    '含双早',
    '包含双人早餐',
    '免费早餐',
    '早餐免费',
    '早餐已包含在房价内',
  ])('recognizes a promise in one of three names: %s', (name) => {
    const others = { en: 'Morning', de: 'Morgen', zh: '早晨' }
    for (const lang of ['en', 'de', 'zh'] as const)
      expect(promisesBreakfast({ ...others, [lang]: name }), lang).toBe(true)
  })

  it.each([
    { en: 'Gluten-free breakfast', de: 'Glutenfreies Frühstück', zh: '无麸质早餐' },
    { en: 'Gluten free breakfast', de: 'Frühstück ohne Gluten', zh: '早餐不含麸质' },
    { en: 'Breakfast with free-range eggs', de: 'Frühstück mit Landeiern', zh: '早餐含素食' },
    { en: 'Breakfast not included', de: 'Frühstück nicht im Preis enthalten', zh: '不含早餐' },
    { en: 'Breakfast with sea view', de: 'Frühstück mit Meerblick', zh: '海景早餐' },
    { en: 'Kitchen with breakfast bar', de: 'Küche mit Frühstückstheke', zh: '厨房含早餐吧' },
    { en: 'Breakfast on request', de: 'Frühstück auf Wunsch', zh: '送早餐到房间' },
    { en: 'Bread at breakfast', de: 'Brot zum Frühstück', zh: '面包早餐' },
    {
      en: 'Breakfast terrace, free parking',
      de: 'Frühstücksterrasse, Parkplatz gratis',
      zh: '早餐露台，免费停车',
    },
    { en: 'Free Wi-Fi', de: 'Kostenloses WLAN', zh: '免费无线网络' },
  ])('finds no promise in $en', (names) => {
    expect(promisesBreakfast(names)).toBe(false)
  })

  it('recognizes a promise among the amenities of the seed', () => {
    const promising = Object.entries(amenities).filter(([, { name }]) => promisesBreakfast(name))
    expect(promising.map(([id]) => id)).toEqual(['breakfast'])
  })
})
