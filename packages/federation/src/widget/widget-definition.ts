import type { Result } from '@calm-rest/contract/api'
import type { Lang, LoadInput, SubmitInput, Submitted } from '@calm-rest/contract/widget'
import type { Words, WordsByLang } from '@calm-rest/i18n'
import type { ComponentType } from 'react'
import type { ViewProps } from './view.ts'

/** Words, data and view of a widget, and what its form does on the server. */
export interface WidgetDefinition<Props extends object, Data, Value = unknown> {
  /** Words of each language, one chunk for each. */
  words: WordsByLang
  /** Loads the data of the view. A widget without data leaves it out and is ready at once. */
  load?: (input: LoadInput<Props>) => Promise<Result<Data>>
  /** Props that need other data when they change, as one string: the id of a room. */
  loadKey?: (props: Props) => string
  /**
   * On the server only: handles the widget's form if the browser submitted it without a script, or before the
   * script ran. The form is `method="post"` to its own address; its fields are native and have names.
   */
  submit?: (input: SubmitInput<Props>) => Promise<Submitted<Value>>
  /** On the server only: name and description for the head of a page whose path has a parameter. */
  describe?: (data: Data, lang: Lang) => { title: string; description?: string }
  View: ComponentType<ViewProps<Props, Data, Value>>
}

/** Data passed from `load` to `mount`, possibly through HTML: plain JSON. */
export interface WidgetData<Data, Value = unknown> {
  lang: Lang
  words: Words
  result: Result<Data>
  /** The result of a submitted form, if the page responds to one. */
  submitted?: Submitted<Value> | undefined
}
