import type { Api } from '../api/index.ts'
import type { Lang } from '../lang.ts'
import type { Host } from './host.ts'
import type { Submitted } from './submitted.ts'

/**
 * The only interface of a remote. The shell and the embeds use the same one, so a widget never knows where it lives:
 * in the light DOM of the full site, in a shadow root on a partner's page, or in a test.
 */
export interface Widget<Props extends object = object, Data = unknown> {
  /** Loads the data of the first paint, as plain JSON. Runs in the browser and on the server; rejects when aborted. */
  load?(input: LoadInput<Props>): Promise<Data>
  /**
   * Shows the widget in `root`, taking over markup that is already there. `data` is what `load` answered for
   * these props and this language; without it the widget loads by itself. Never throws: an error stays in the slot.
   */
  mount(root: HTMLElement | ShadowRoot, input: MountInput<Props, Data>): Mounted<Props>
}

/** Input of `load`. An aborted `signal` makes it reject. */
export interface LoadInput<Props> {
  props: Props
  api: Api
  lang: Lang
  signal: AbortSignal
  /** What came of a form that the page answers; on the server alone. */
  submitted?: Submitted | undefined
}

export interface MountInput<Props, Data> {
  props: Props
  data?: Data | undefined
  /** Beginning of every id in markup that is taken over; as `RenderInput` had it. */
  ids?: string | undefined
  host: Host
}

/** A widget on a page, until it is unmounted. */
export interface Mounted<Props> {
  /** Changes some props, or the language. What the visitor typed stays. */
  update(next: Partial<Props> & { lang?: Lang }): void
  /** Leaves no listener, timer or node behind. */
  unmount(): void
}

/** The same widget as its release's server bundle has it: for the first paint, before a script runs. */
export interface ServerWidget<Props extends object = object, Data = unknown> {
  load(input: LoadInput<Props>): Promise<Data>
  /**
   * Does what a form of this widget asks for that a browser sent by itself. Answers what `load` would, with what came
   * of the form in it. The only call in which a server bundle may write.
   */
  submit?(input: SubmitInput<Props>): Promise<{ status: number; data: Data }>
  /**
   * Head of a page of this widget whose path has a parameter, by what `load` answered; undefined where the release's own
   * words do.
   */
  describe?(input: { data: Data; lang: Lang }): WidgetPage | undefined
  /** HTML that `mount` takes over with the same props, data and ids. Asks nobody for anything. */
  render(input: RenderInput<Props, Data>): string
}

/** What such a page says of itself; text, never markup. */
export interface WidgetPage {
  /** There is nothing of this name: the page answers 404, and no search engine lists it. */
  missing?: true | undefined
  /** Name of what it shows. */
  title?: string | undefined
  description?: string | undefined
}

export interface SubmitInput<Props> extends Omit<LoadInput<Props>, 'submitted'> {
  /** The native fields of the form, by their names. */
  form: FormData
}

export interface RenderInput<Props, Data> {
  props: Props
  data: Data
  /** Beginning of every id in the markup, so that no two widgets of a page share one. */
  ids: string
  /** Nobody is signed in, and nothing happens: a render asks for addresses alone. */
  host: Host
}
