import type { Lang, Submitted } from '@calm-rest/contract/widget'
import type { Loaded } from './loaded.ts'

/** Props of a widget's view. Words come from `useTranslation`, the host from `useHost`. */
export interface ViewProps<Props, Data, Value = unknown> {
  props: Props
  lang: Lang
  loaded: Loaded<Data>
  /** Loads the data again, for a 'try again' button or after a change. */
  reload: () => void
  /** Result of the form that this page responds to, as initial state. */
  submitted?: Submitted<Value> | undefined
}
