export type { EventName, EventValue, OwnEvents, PageEventName, PageEventValue } from '../events/index.ts'
export { defaultLang, isLang, type Lang, langs, parseLang, parseLangs } from '../lang.ts'
export type { Backend, BackendAnswer, BackendRequest, OpenBackend } from './backend.ts'
export type { BookedStay, DraftPort, EventPort, Host, NavigateOptions, WidgetEvent } from './host.ts'
export type { PropsOf, RemoteName, SlotProps, WidgetName, WidgetProps } from './props.ts'
export type { Register, WidgetApi } from './register.ts'
export type { Credentials, GoogleProblem, GoogleSignIn, SessionPort, SessionUser } from './session.ts'
export { type Submitted, submittedStatus } from './submitted.ts'
export {
  type PlainScreen,
  type ReviewSearch,
  reviewSearchOf,
  type StayDraft,
  type StaySearch,
  searchOf,
  stayOf,
  type To,
} from './to.ts'
export type {
  LoadInput,
  Mounted,
  MountInput,
  RenderInput,
  ServerWidget,
  SubmitInput,
  Widget,
  WidgetPage,
} from './widget.ts'
