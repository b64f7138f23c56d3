import { setTimeout as sleep } from 'node:timers/promises'

/** As browsers wait before they connect again. */
const againMs = 300

/** The front desk's stream of changes, which connects again from where it was when it ends. */
export const watchDesk = (port: number, headers: Record<string, string>) => {
  const end = new AbortController()
  const stays = new Set<string>()
  const counts = { streams: 0, gaps: 0, failed: [] as string[] }
  let lastSeen: string | undefined

  const take = (block: string) => {
    const fieldOf = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1]
    lastSeen = fieldOf('id') ?? lastSeen
    const data = fieldOf('data')
    if (!data) return
    const { kind, id } = JSON.parse(data)
    if (kind === 'stay') stays.add(id)
    // it missed more than are stored
    if (kind === 'all') counts.gaps += 1
  }
  const listen = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/staff/events`, {
      headers: Object.assign({}, headers, lastSeen === undefined ? {} : { 'Last-Event-ID': lastSeen }),
      signal: end.signal,
    })
    if (answer.status !== 200) return void counts.failed.push(`stream: ${answer.status}`)
    counts.streams += 1
    let text = ''
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (text + chunk).split('\n\n')
      text = blocks.pop() ?? ''
      blocks.forEach(take)
    }
  }
  const listening = (async () => {
    while (!end.signal.aborted) {
      // a stream that is cut is opened again like one that ended
      await listen().catch(() => {})
      await sleep(againMs)
    }
  })()
  return {
    counts,
    isTold: (reference: string) => stays.has(reference),
    end: async () => {
      end.abort()
      await listening
    },
  }
}
