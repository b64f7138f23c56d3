/** A dev server's files have absolute addresses. */
export const assetAddress = (name: string) => (name.startsWith('http') ? name : `/assets/${name}`)
