/** Warnings that the console has already. */
const warned = new Set<string>()

/** Tells the partner's console, and never the same twice on a page. */
export const warnOnce = (what: string): void => {
  if (!warned.has(what)) console.warn(what)
  warned.add(what)
}
