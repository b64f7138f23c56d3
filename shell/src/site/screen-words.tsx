import type { Lang } from '@calm-rest/contract/widget'
import type { Words, WordsByLang } from '@calm-rest/i18n'
import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'

type Chunk = Promise<{ default: Words }>

const chunks = new Map<() => Chunk, Chunk>()

/** One promise for each chunk, so that a render that is tried again finds the same. A failed one is forgotten. */
const chunkOf = (load: () => Chunk): Chunk => {
  const known = chunks.get(load)
  if (known) return known
  const chunk = load()
  chunk.catch(() => chunks.delete(load))
  chunks.set(load, chunk)
  return chunk
}

interface ScreenWordsProps {
  /** Name under which the screen asks for its words: `useTranslation(namespace)`. */
  namespace: string
  words: WordsByLang
  children: ReactNode
}

/** Words that only one screen needs; they come with it and not with the first load. Waits until they are there. */
export const ScreenWords = ({ namespace, words, children }: ScreenWordsProps) => {
  const { i18n } = useTranslation()
  const lang = i18n.language as Lang
  const chunk = use(chunkOf(words[lang]))
  if (!i18n.hasResourceBundle(lang, namespace)) i18n.addResourceBundle(lang, namespace, chunk.default)
  return children
}
