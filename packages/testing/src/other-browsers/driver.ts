/** Commands that a tab needs of a browser: WebDriver BiDi and WebDriver classic both have it, in the same words. */
export interface Driver {
  /** Loads an address; answers once the page has loaded. */
  goto(url: string): Promise<void>
  /** Evaluates an expression in the page; its value has to be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Real input, in WebDriver's own form: https://www.w3.org/TR/webdriver2/#actions */
  perform(actions: readonly InputSource[]): Promise<void>
  close(): Promise<void>
}

export type InputSource =
  | { type: 'key'; id: string; actions: readonly KeyAction[] }
  | {
      type: 'pointer'
      id: string
      parameters: { pointerType: 'mouse' }
      actions: readonly PointerAction[]
    }

interface KeyAction {
  type: 'keyDown' | 'keyUp'
  value: string
}

type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; origin: 'viewport'; duration: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number }

/** A browser that is no Chromium. */
export interface OtherBrowser {
  /** A tab in a fresh profile (no cookies, no storage) of 1280 × 800. */
  newDriver(): Promise<Driver>
  close(): Promise<void>
}

/** Nothing listens there: an address beyond this machine answers nobody, in each browser. */
export const loopbackOnly = {
  proxyType: 'manual',
  httpProxy: '127.0.0.1:9',
  sslProxy: '127.0.0.1:9',
  noProxy: ['localhost', '127.0.0.1'],
}

/** Size of the window, as for pages in Chromium. */
export const viewport = { width: 1280, height: 800 }
