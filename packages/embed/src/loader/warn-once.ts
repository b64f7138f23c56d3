/** Warnings that were printed already. */
const warned = new Set<string>()

/** Warns in the partner's console, each text once on a page. */
export const warnOnce = (what: string): void => {
  if (!warned.has(what)) console.warn(what)
  warned.add(what)
}
