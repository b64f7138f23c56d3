/** A remote's entry as Module Federation calls it. */
export interface Container {
  init(...sharing: unknown[]): unknown
  get(module: string, ...scope: unknown[]): Promise<() => unknown>
}

/** Folder of the running script, with a trailing slash: every file of its release is in it. */
export const scriptFolder = (): string => new URL('.', (document.currentScript as HTMLScriptElement).src).href
