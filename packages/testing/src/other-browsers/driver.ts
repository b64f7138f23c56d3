/** Commands of a browser that a tab needs; WebDriver BiDi and WebDriver classic share them. */
export interface Driver {
  /** Loads an address; resolves once the page has loaded. */
  goto(url: string): Promise<void>
  /** Evaluates an expression in the page; its value must be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Real input in WebDriver's form: https://www.w3.org/TR/webdriver2/#actions */
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

/** A browser other than Chromium. */
export interface OtherBrowser {
  /** A tab in a fresh profile (no cookies, no storage) of 1280 × 800. */
  newDriver(): Promise<Driver>
  close(): Promise<void>
}

/** Nothing listens there: requests beyond this machine fail in each browser. */
export const loopbackOnly = {
  proxyType: 'manual',
  httpProxy: '127.0.0.1:9',
  sslProxy: '127.0.0.1:9',
  noProxy: ['localhost', '127.0.0.1'],
}

/** Size of the window, as for pages in Chromium. */
export const viewport = { width: 1280, height: 800 }
