import type { Result } from '@calm-rest/contract/api'
import type { Lang, LoadInput, SubmitInput, Submitted } from '@calm-rest/contract/widget'
import type { Words, WordsByLang } from '@calm-rest/i18n'
import type { ComponentType } from 'react'
import type { ViewProps } from './view.ts'

/** Words, data and view of a widget, and what its form does on the server. */
export interface WidgetDefinition<Props extends object, Data, Value = unknown> {
  /** Words of each language, one chunk each. */
  words: WordsByLang
  /** Loads the data of the view. A widget without data leaves it out and is ready at once. */
  load?: (input: LoadInput<Props>) => Promise<Result<Data>>
  /** Props that need other data when they change, as one string: the id of a room. */
  loadKey?: (props: Props) => string
  /**
   * On the server alone: does what the widget's form asks for where a browser sent it by itself, without a script or
   * before it came. The form is `method="post"` to its own address; its fields are native and have names.
   */
  submit?: (input: SubmitInput<Props>) => Promise<Submitted<Value>>
  /** On the server alone: name and description of what a page shows whose path has a parameter, for its head. */
  describe?: (data: Data, lang: Lang) => { title: string; description?: string }
  View: ComponentType<ViewProps<Props, Data, Value>>
}

/** Passed from `load` to `mount`, maybe through HTML: plain JSON. */
export interface WidgetData<Data, Value = unknown> {
  lang: Lang
  words: Words
  result: Result<Data>
  /** The submitted form that this answers, if any. */
  submitted?: Submitted<Value> | undefined
}
