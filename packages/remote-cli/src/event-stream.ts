/** One event of a stream; `data` is undefined if it only sets the id. */
export interface StreamEvent {
  id: string | undefined
  data: string | undefined
}

/** Longest event, in characters; a longer one is of no site of ours. */
const mostChars = 1024 * 1024

/** Reads server-sent events, by the standard of HTML. Throws if one does not end. */
export async function* readEventStream(texts: AsyncIterable<string>): AsyncGenerator<StreamEvent> {
  let waiting = ''
  for await (const text of texts) {
    // a CR at the end may be the first half of a CRLF
    waiting = `${waiting}${text}`.replaceAll('\r\n', '\n')
    for (let end = waiting.indexOf('\n\n'); end >= 0; end = waiting.indexOf('\n\n')) {
      const event = parseBlock(waiting.slice(0, end))
      if (event) yield event
      waiting = waiting.slice(end + 2)
    }
    if (waiting.length > mostChars) throw new Error('The site sent an event that does not end.')
  }
}

const parseBlock = (block: string): StreamEvent | undefined => {
  const fields = block.split('\n').map((line) => line.split(/: ?(.*)/s))
  const all = (name: string) => fields.filter(([field]) => field === name).map(([, value = '']) => value)
  const id = all('id').at(-1)
  const data = all('data')
  if (id === undefined && data.length === 0) return undefined
  return { id, data: data.length > 0 ? data.join('\n') : undefined }
}
