/** Offers a text as a file: the browser asks where to, or puts it with the downloads. */
export const saveFile = (name: string, type: string, text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the download has begun by then, and keeps what it needs
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
