import type { Lang, Submitted } from '@calm-rest/contract/widget'
import type { Loaded } from './loaded.ts'

/** Props of a widget's view. Words come from `useTranslation`, the host from `useHost`. */
export interface ViewProps<Props, Data, Value = unknown> {
  props: Props
  lang: Lang
  loaded: Loaded<Data>
  /** Loads the data again, for a 'try again' button or after a change. */
  reload: () => void
  /** Outcome of the form that this page answers: the view begins with it. */
  submitted?: Submitted<Value> | undefined
}
