/** A dev server's files come with their whole address. */
export const assetAddress = (name: string) => (name.startsWith('http') ? name : `/assets/${name}`)
