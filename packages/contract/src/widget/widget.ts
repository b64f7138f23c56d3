import type { FlagValues } from '../flags/index.ts'
import type { Lang } from '../lang.ts'
import type { OpenBackend } from './backend.ts'
import type { Host } from './host.ts'
import type { WidgetApi } from './register.ts'
import type { Submitted } from './submitted.ts'

/**
 * The only interface of a remote. The shell and the embeds use the same one, so a widget does not depend on
 * where it is: in the light DOM of the site, in a shadow root on a partner's page, or in a test.
 */
export interface Widget<Props extends object = object, Data = unknown> {
  /** Loads the data of the first paint, as plain JSON. Runs in the browser and on the server; rejects when aborted. */
  load?(input: LoadInput<Props>): Promise<Data>
  /**
   * Shows the widget in `root` and hydrates existing markup. `data` is the result of `load` for these props
   * and this language; without it the widget loads by itself. Never throws: an error stays in the slot.
   */
  mount(root: HTMLElement | ShadowRoot, input: MountInput<Props, Data>): Mounted<Props>
}

/** Input of `load`. An aborted `signal` rejects it. */
export interface LoadInput<Props> {
  props: Props
  api: WidgetApi
  lang: Lang
  signal: AbortSignal
  /** As `Host.backend`. */
  backend?: OpenBackend | undefined
  /** As `Host.flags`. */
  flags?: FlagValues | undefined
  /** Result of a form that the page handles; on the server only. */
  submitted?: Submitted | undefined
}

export interface MountInput<Props, Data> {
  props: Props
  data?: Data | undefined
  /** Prefix of every id in hydrated markup, as in `RenderInput`. */
  ids?: string | undefined
  host: Host
}

/** A widget on a page, until it is unmounted. */
export interface Mounted<Props> {
  /** Changes some props, or the language. The visitor's input stays. */
  update(next: Partial<Props> & { lang?: Lang }): void
  /** Leaves no listener, timer or node behind. */
  unmount(): void
}

/** The same widget in its release's server bundle: for the first paint, before a script runs. */
export interface ServerWidget<Props extends object = object, Data = unknown> {
  load(input: LoadInput<Props>): Promise<Data>
  /**
   * Handles a form of this widget that a browser submitted without a script. Returns what `load` would,
   * including the form's result. The only call in which a server bundle may write.
   */
  submit?(input: SubmitInput<Props>): Promise<{ status: number; data: Data }>
  /**
   * Head of a page of this widget whose path has a parameter, from the data of `load`; undefined to use the
   * release's own words.
   */
  describe?(input: { data: Data; lang: Lang }): WidgetPage | undefined
  /** HTML that `mount` hydrates with the same props, data and ids. Makes no request. */
  render(input: RenderInput<Props, Data>): string
}

/** Title and description of a page; text, never markup. */
export interface WidgetPage {
  /** The resource does not exist: the page has status 404, and search engines do not list it. */
  missing?: true | undefined
  /** Title of the shown content. */
  title?: string | undefined
  description?: string | undefined
}

export interface SubmitInput<Props> extends Omit<LoadInput<Props>, 'submitted'> {
  /** Native fields of the form, by name. */
  form: FormData
}

export interface RenderInput<Props, Data> {
  props: Props
  data: Data
  /** Prefix of every id in the markup, so that no two widgets of a page share one. */
  ids: string
  /** A host without a session and without effects: a render only asks it for addresses. */
  host: Host
}
