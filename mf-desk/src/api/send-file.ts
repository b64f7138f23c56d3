interface SendOptions {
  headers: Record<string, string>
  onSent?: ((share: number) => void) | undefined
}

/** Longest time without progress. After the last byte the server still converts the image. */
const stalledMs = 240_000

/** Posts a file and reports progress, which `fetch` cannot. Rejects like `fetch` if the connection fails. */
export const sendFile = (address: string, file: Blob, { headers, onSent }: SendOptions): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let stalled: ReturnType<typeof setTimeout> | undefined
    const moves = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => request.abort(), stalledMs)
    }
    const failed = () => {
      clearTimeout(stalled)
      reject(new TypeError('The file did not arrive'))
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moves()
      onSent?.(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => {
      clearTimeout(stalled)
      resolve(new Response(request.responseText, { status: request.status }))
    })
    request.addEventListener('error', failed)
    request.addEventListener('abort', failed)
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.setRequestHeader('Content-Type', file.type)
    moves()
    request.send(file)
  })
