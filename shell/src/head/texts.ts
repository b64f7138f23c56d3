import type { PropertyFacts } from '@calm-rest/contract/api'
import type { ShownTexts } from '@calm-rest/contract/texts'
import type { Lang } from '@calm-rest/contract/widget'
import type { TFunction } from 'i18next'
import { isIndexed } from '../routes/indexed.ts'
import type { NamedScreen, ScreenName } from '../routes/screens.ts'
import { plainOf } from '../texts/plain.ts'
import { hasTexts } from '../texts/text-screens.ts'
import type { ScreenTexts } from '../texts/texts.ts'

/** Title of a tab by its address: a remote's page has its own, and the home page that of the owner. */
export const pageTitle = (
  t: TFunction,
  { name, route }: NamedScreen,
  { lang, home }: { lang: Lang; home: ShownTexts<'home'> | undefined },
) => {
  if (name === 'home') return plainOf(home?.head?.title) || t('titles.home')
  return route ? titleWith(t, route.titles[lang]) : screenTitle(t, name)
}

/** Title of a tab: `name` is that of the screen or its subject. */
export const titleWith = (t: TFunction, name: string) => t('titles.pattern', { screen: name })

export const screenTitle = (t: TFunction, name: Exclude<ScreenName, 'home'>) =>
  titleWith(t, t(`titles.${name}`))

/** Description that a search engine shows below the title. A room and a remote's page have their own, and screens that are not listed have none. */
export const screenDescription = (screen: NamedScreen, texts: ScreenTexts): string | undefined => {
  const { name } = screen
  if (!hasTexts(name) || !isIndexed(screen)) return undefined
  const text = name === 'home' ? texts.home?.hero?.text : texts[name]?.head?.description
  return plainOf(text) || undefined
}

/** Alternative text of the property's picture in a link preview. */
export const propertyPictureText = ({ home }: ScreenTexts) => plainOf(home?.hero?.picture)

export const roomPictureText = (t: TFunction, room: string) => t('roomPicture', { room })

export const withoutScriptsText = (t: TFunction, { phone, email }: PropertyFacts) =>
  t('withoutScripts', { phone, email })

/** Text for a form that was submitted without scripts and could not be handled. */
export const formFailedText = (t: TFunction, { phone, email }: PropertyFacts) =>
  t('formFailed', { phone, email })

/** Text for a submitted form that needs a script. */
export const formNeedsScriptsText = (t: TFunction, { phone, email }: PropertyFacts) =>
  t('formNeedsScripts', { phone, email })

/** Search engines cut a description at about here. */
const longestChars = { wide: 80, narrow: 160 }

/** The beginning of a longer text, as a description: whole words, and never more than is shown. */
export const toDescription = (text: string): string => {
  const isChinese = /\p{Script=Han}/u.test(text)
  const limit = isChinese ? longestChars.wide : longestChars.narrow
  const chars = [...text.trim().replace(/\s+/g, ' ')]
  if (chars.length <= limit) return chars.join('')
  const cut = chars.slice(0, limit - 1).join('')
  return `${isChinese ? cut : cut.replace(/\W*\s\S*$/, '')}…`
}
