/** Longest wait for the document, in milliseconds. */
const patienceMs = 5000

/** The document of this page once more. Trusted Types let a request parse it, but no other call without a policy. */
const readDocument = () =>
  new Promise<Document | null>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    request.timeout = patienceMs
    request.onloadend = () => resolve(request.responseXML)
    request.send()
  })

/** A widget's slot as the server writes it; null if the page cannot be read, or has it no more. */
export const readWritten = async (remote: string, widget: string): Promise<HTMLElement | null> =>
  (await readDocument())?.querySelector<HTMLElement>(`[data-slot^="${remote}/"][data-slot$="/${widget}"]`) ??
  null
