/** Bytes of a GET request as the page's client sends it. */
export const getRequest = (path: string, headers: Record<string, string>) =>
  Buffer.from(
    [
      `GET ${path} HTTP/1.1`,
      'Host: localhost',
      'Accept: application/json',
      'Sec-Fetch-Site: same-origin',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n'),
  )
