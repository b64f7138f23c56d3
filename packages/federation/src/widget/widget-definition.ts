import type { Result } from '@calm-rest/contract/api'
import type { Lang, LoadInput } from '@calm-rest/contract/widget'
import type { Words, WordsByLang } from '@calm-rest/i18n'
import type { ComponentType } from 'react'
import type { ViewProps } from './view.ts'

export interface WidgetDefinition<Props extends object, Data> {
  /** Words of each language, one chunk each. */
  words: WordsByLang
  /** What the view shows. A widget without data leaves it out and is ready at once. */
  load?: (input: LoadInput<Props>) => Promise<Result<Data>>
  /** Props that need other data when they change, as one string: the id of a room. */
  loadKey?: (props: Props) => string
  View: ComponentType<ViewProps<Props, Data>>
}

/** What passes from `load` to `mount`, maybe through HTML: plain JSON. */
export interface WidgetData<Data> {
  lang: Lang
  words: Words
  result: Result<Data>
}
