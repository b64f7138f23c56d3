/** What Module Federation calls in a remote's entry. */
export interface Container {
  init(...sharing: unknown[]): unknown
  get(module: string, ...scope: unknown[]): Promise<() => unknown>
}

/** Folder of the script that runs right now, with a slash at its end: the one that every file of its release is in. */
export const scriptFolder = (): string => new URL('.', (document.currentScript as HTMLScriptElement).src).href
