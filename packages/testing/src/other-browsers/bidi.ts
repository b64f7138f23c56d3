interface Answer {
  type: 'success' | 'error' | 'event'
  id?: number
  result?: unknown
  error?: string
  message?: string
}

/** A WebDriver BiDi connection: https://www.w3.org/TR/webdriver-bidi/ */
export const connectBidi = async (address: string) => {
  const socket = new WebSocket(address)
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve()
    socket.onerror = () => reject(new Error(`Nobody answers at ${address}.`))
  })
  const pending = new Map<number, PromiseWithResolvers<unknown>>()
  let count = 0
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    const asked = pending.get(answer.id ?? 0)
    if (!asked) return
    pending.delete(answer.id ?? 0)
    if (answer.type === 'success') asked.resolve(answer.result)
    else asked.reject(new Error(`${answer.error}: ${answer.message}`))
  }
  socket.onclose = () => {
    for (const { reject } of pending.values()) reject(new Error('The browser has ended.'))
  }
  return {
    send: <Result>(method: string, params: object): Promise<Result> => {
      count += 1
      const asked = Promise.withResolvers<unknown>()
      pending.set(count, asked)
      socket.send(JSON.stringify({ id: count, method, params }))
      return asked.promise as Promise<Result>
    },
    close: () => socket.close(),
  }
}

export type Bidi = Awaited<ReturnType<typeof connectBidi>>
