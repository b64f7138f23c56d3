import { z } from 'zod'
import type { Translator } from './translator.ts'

interface LibreTranslateOptions {
  /** Address of the service, such as https://translate.example. */
  url: string
  apiKey?: string | undefined
  timeoutMs?: number
}

/** A service on a processor needs some seconds for a page of text. */
const usualTimeoutMs = 30_000
/** Far more than the texts that are sent: the other server might send without end. */
const mostBytes = 400_000

const answer = z.object({ translatedText: z.string().array() })

/** Adapter for the HTTP API of LibreTranslate, and of services that are compatible with it. */
export const createLibreTranslate = ({
  url,
  apiKey,
  timeoutMs = usualTimeoutMs,
}: LibreTranslateOptions): Translator => ({
  host: new URL(url).host,
  translate: async ({ texts, from, to }) => {
    const response = await fetch(new URL('translate', url.endsWith('/') ? url : `${url}/`), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        q: texts,
        source: from,
        target: to,
        format: 'text',
        ...(apiKey && { api_key: apiKey }),
      }),
      signal: AbortSignal.timeout(timeoutMs),
      // the key goes nowhere else
      redirect: 'error',
    })
    if (!response.ok)
      throw Object.assign(new Error('The translator refused'), { code: `http_${response.status}` })
    const { translatedText } = answer.parse(JSON.parse(await readWithin(response)))
    if (translatedText.length !== texts.length) throw new Error('The translator returned other texts')
    return translatedText
  },
})

const readWithin = async ({ body }: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) throw Object.assign(new Error('The answer is too large'), { code: 'too_large' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
