/** Options that contain the text, whatever its case, in their own order; none for an empty text. */
export const suggest = (options: readonly string[], text: string, max: number): string[] => {
  const wanted = text.trim().toLocaleLowerCase()
  if (!wanted) return []
  return options.filter((option) => option.toLocaleLowerCase().includes(wanted)).slice(0, max)
}
