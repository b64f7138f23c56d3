/** False where the browser does not let us: on a page without HTTPS there is no clipboard. */
export const writeClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
