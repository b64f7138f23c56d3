import { get as getHttp } from 'node:http'
import { get as getHttps, type RequestOptions } from 'node:https'
import { text } from 'node:stream/consumers'

const timeoutMs = 5_000

interface Got {
  status: number
  location: string | undefined
  body: string
}

/** Asks an address under the name of the site; undefined where it does not answer. No certificate is checked. */
export const ask = (scheme: 'http' | 'https', address: string, port: number, name: string, path: string) =>
  new Promise<Got | undefined>((resolve) => {
    const options: RequestOptions = {
      host: address,
      port,
      path,
      headers: { host: name },
      servername: name,
      rejectUnauthorized: false,
      timeout: timeoutMs,
      agent: false,
    }
    const get = scheme === 'http' ? getHttp : getHttps
    const request = get(options, (response) => {
      const { statusCode = 0, headers } = response
      text(response).then(
        (body) => resolve({ status: statusCode, location: headers.location, body }),
        () => resolve(undefined),
      )
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(undefined))
  })
