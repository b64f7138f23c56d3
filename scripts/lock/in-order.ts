/** The packages of a lock file in npm's order, so that an install leaves the file as it is. */
export const inOrder = <Entry>(packages: Readonly<Record<string, Entry>>): Record<string, Entry> =>
  Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
