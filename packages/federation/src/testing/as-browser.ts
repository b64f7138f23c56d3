/** A day, three hours and seventeen minutes: another date, hour and minute. */
const laterMs = 27 * 3_600_000 + 17 * 60_000

/** A time zone fourteen hours before UTC: most moments have another date there. */
const farZone = 'Pacific/Kiritimati'

/** What a view finds in a browser and not on a server; enough to tell that it looks. */
const browserGlobals = () => {
  const storage = { length: 0, key: () => null, getItem: () => null, setItem: () => {}, removeItem: () => {} }
  const element = { lang: '', dataset: {}, clientWidth: 390, clientHeight: 844, getAttribute: () => null }
  return {
    window: globalThis,
    document: {
      documentElement: element,
      body: element,
      cookie: '',
      title: '',
      visibilityState: 'visible',
      getElementById: () => null,
      querySelector: () => null,
      querySelectorAll: () => [],
    },
    location: new URL('https://calmrest.example/'),
    localStorage: storage,
    sessionStorage: storage,
    innerWidth: 390,
    innerHeight: 844,
    devicePixelRatio: 2,
    matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
  }
}

const laterDate = (Original: DateConstructor): DateConstructor =>
  new Proxy(Original, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [target.now() + laterMs], newTarget),
    apply: (target) => new target(target.now() + laterMs).toString(),
    get: (target, name) => (name === 'now' ? () => target.now() + laterMs : Reflect.get(target, name)),
  })

/**
 * Runs `work` as in the browser of a guest who is elsewhere, and gets the page later: with a window, another time and time
 * zone, and other random numbers. It must not wait for anything: the globals are those of before when it returns.
 */
export const asBrowser = <T>(work: () => T): T => {
  const { Date: clock, Math: math } = globalThis
  const { random } = math
  const { TZ } = process.env
  const added = Object.entries(browserGlobals()).map(([name, value]) => {
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })
    return { name, before }
  })
  globalThis.Date = laterDate(clock)
  math.random = () => (random() + 0.5) % 1
  process.env.TZ = farZone
  try {
    return work()
  } finally {
    globalThis.Date = clock
    math.random = random
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
    for (const { name, before } of added) {
      if (before) Object.defineProperty(globalThis, name, before)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}
