/** An EventSource that a test controls; `all` has those that were opened, the newest last. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  static all: FakeEventSource[] = []
  readyState = 1
  constructor() {
    super()
    FakeEventSource.all.push(this)
  }
  close() {
    this.readyState = FakeEventSource.CLOSED
  }
  /** Gets an event of the server, with its data as JSON. */
  hears(kind: string, data?: object | null) {
    this.dispatchEvent(Object.assign(new Event(kind), { data: JSON.stringify(data) }))
  }
}
