/** Another server gets this long to answer, while somebody waits for a page. */
const timeoutMs = 10_000
/** Far more than the answers that are read: the other server might send without end. */
const mostBytes = 400_000

const refusal = (message: string, code: string) => Object.assign(new Error(message), { code })

/**
 * Requests another party's server and returns its JSON. It follows no redirect. Rejects with a `code`, such as
 * `http_503` or `too_large`, where the answer is not a success.
 */
export const askJson = async (url: URL, init: RequestInit = {}): Promise<unknown> => {
  const response = await fetch(url, {
    ...init,
    signal: AbortSignal.timeout(timeoutMs),
    // credentials go nowhere else
    redirect: 'error',
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw refusal('The server refused', `http_${response.status}`)
  }
  const text = await readWithin(response)
  try {
    return JSON.parse(text)
  } catch {
    throw refusal('The answer is not JSON', 'not_json')
  }
}

const readWithin = async ({ body }: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) throw refusal('The answer is too large', 'too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
