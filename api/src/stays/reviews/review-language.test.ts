import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reviewsByRoom } from '../seed/reviews/index.ts'
import { reviewLanguageOf } from './review-language.ts'

describe('reviewLanguageOf', () => {
  it.each([
    ['Das Frühstück war großartig, und wir haben die Schildkröten gesehen.', 'de'],
    ['The breakfast was great and we saw turtles.', 'en'],
    ['Le petit déjeuner était délicieux et les hôtes très gentils.', 'fr'],
    ['El desayuno está muy bueno y los dueños son amables.', 'es'],
    ['La colazione era molto buona e il mare è di fronte.', 'it'],
    ['Het ontbijt was heerlijk en wij zijn zeer tevreden.', 'nl'],
    ['早餐很好，房间干净，离 Mirissa Beach 很近。', 'zh'],
    ['朝ごはんがとても美味しかったです。', 'ja'],
    ['아침 식사가 정말 맛있었어요.', 'ko'],
    ['Отличный завтрак, спасибо!', 'ru'],
    ['උදෑසන ආහාරය ඉතා රසවත්', 'si'],
  ])('recognizes it by its own words, whatever the page: %s', (text, lang) => {
    for (const page of ['en', 'de', 'zh', undefined] as const) expect(reviewLanguageOf(text, page)).toBe(lang)
  })

  it.each([
    ['这里的海の家很有味道，早餐很好，老板热情，房间干净。', 'zh'],
    ['スタッフが親切で、部屋も広かったです。', 'ja'],
    ['Sehr schönes Zimmer, tolles Frühstück', 'de'],
    ['O quarto é muito bom e o café da manhã foi ótimo, com vista para o mar.', 'pt'],
    ['Дуже гарна кімната і смачний сніданок, її варто побачити.', 'uk'],
    ['El sopar molt bo, amb vistes al mar, i els amos són encantadors.', 'ca'],
    ['Frukosten var mycket god och vi är nöjda.', 'sv'],
    ['Het was heerlijk in de tuin, een aanrader.', 'nl'],
    ['कमरा बहुत साफ़ था और नाश्ता अच्छा है', 'hi'],
    ['الفطور كان رائعا والغرفة نظيفة', 'ar'],
  ])('distinguishes a language from its neighbours, whatever the page: %s', (text, lang) => {
    for (const page of ['en', 'de', 'zh', undefined] as const) expect(reviewLanguageOf(text, page)).toBe(lang)
  })

  it.each([
    ['最高の朝食', 'Chinese or Japanese'],
    ['Закуската беше чудесна', 'Bulgarian'],
    ['Сняданак быў вельмі смачны', 'Belarusian'],
    ['Доручак је био одличан', 'Serbian'],
    ['اتاق بسیار تمیز بود', 'Persian'],
    ['खोली खूप स्वच्छ होती', 'Marathi'],
    ['Vi var her for en uke, og frokosten var veldig god', 'Norwegian'],
    ['Alles was man braucht, in bester Lage, wie immer', 'German without a small word of its own'],
    ['Çok güzel, teşekkürler', 'Turkish'],
    ['Piękny pokój', 'Polish'],
  ])('returns nothing rather than a wrong language: %s (%s)', (text) => {
    for (const page of ['en', 'zh', undefined] as const) expect(reviewLanguageOf(text, page)).toBe('')
  })

  it('uses the language of the page if the words are too few', () => {
    expect(reviewLanguageOf('Wunderbar!', 'de')).toBe('de')
    expect(reviewLanguageOf('Super!', 'en')).toBe('en')
  })

  it('returns nothing if it is unclear: Latin letters on a Chinese page, symbols, no page', () => {
    expect(reviewLanguageOf('Super!', 'zh')).toBe('')
    expect(reviewLanguageOf('Super!')).toBe('')
    expect(reviewLanguageOf('👍 10/10', 'zh')).toBe('')
  })

  it('recognizes the language of every seeded review, which guests of three languages write', () => {
    const langs: Record<string, string> = { Germany: 'de', Austria: 'de', Switzerland: 'de', China: 'zh' }
    for (const { title, review, country } of Object.values(reviewsByRoom).flat())
      expect(reviewLanguageOf(`${title} ${review}`), title).toBe(langs[country] ?? 'en')
  })

  it('returns a tag or nothing for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(reviewLanguageOf(text, 'en')).toMatch(/^([a-z]{2})?$/)
      }),
    )
  })
})
