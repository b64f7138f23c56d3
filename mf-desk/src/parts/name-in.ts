import { isLang, type Lang } from '@calm-rest/contract/widget'

/** A name in the language of the page, which may be one of the desk alone; where it lacks that, in another one. */
export const nameIn = (names: Readonly<Record<Lang, string>>, lang: string): string =>
  (isLang(lang) && names[lang]) || names.en || names.de || names.zh

/** Name of a room type; its address where nobody has named it. */
export const roomNameIn = (
  { roomId, texts }: { roomId: string; texts: Readonly<Record<Lang, { name: string }>> },
  lang: string,
): string => nameIn({ en: texts.en.name, de: texts.de.name, zh: texts.zh.name }, lang) || roomId
