/** Texts of a package that teams read. */
export const guides = ['README.md', 'CHANGELOG.md']

/** A guide as it is packed: what comes before its part about this tree. Links lead nowhere from there: see its test. */
export const forTeams = (markdown: string): string => markdown.replace(/\n## In this tree\n.*/s, '')
