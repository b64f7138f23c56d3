/** What the console was told already. */
const told = new Set<string>()

/** Tells the partner's console, and never the same twice on a page. */
export const warnOnce = (what: string): void => {
  if (!told.has(what)) console.warn(what)
  told.add(what)
}
