/** Milliseconds between two looks, and from the last key to a search. */
interface Rhythm {
  everyMs: number
  typedMs: number
}

/**
 * In the page: renews its sections while somebody looks at it, unless they read a selection or pressed 'pause', and searches
 * while they type. It is sent as its own source, so it uses nothing from outside.
 */
export const livePage = ({ everyMs, typedMs }: Rhythm) => {
  const bar = document.querySelector<HTMLElement>('#live')
  const place = document.querySelector('#sections')
  const button = bar?.querySelector('button')
  if (!bar || !place || !button) return
  const search = document.querySelector<HTMLInputElement>('#q')
  let isPaused = false
  let asked = 0
  /** Sections as the server sent them: those of the page may have been translated by the browser since. */
  let sent = [...place.children].map((one) => one.cloneNode(true) as Element)

  /** A page as the parser of the browser reads it: no script of it runs. */
  const load = (address: string) =>
    new Promise<Document | null>((resolve) => {
      const request = new XMLHttpRequest()
      request.open('GET', address)
      request.responseType = 'document'
      request.timeout = 10_000
      request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null)
      request.send()
    })

  const isReading = () => {
    const selection = getSelection()
    return Boolean(selection && !selection.isCollapsed && place.contains(selection.anchorNode))
  }

  const stops = 'a, button, summary, [tabindex]'

  /** Puts a section in the place of another, with its focus, what is folded out, and how far it is scrolled. */
  const replace = (now: Element, next: Element) => {
    next.querySelectorAll('details').forEach((one, at) => {
      one.open = now.querySelectorAll('details')[at]?.open ?? one.open
    })
    const focus = [...now.querySelectorAll(stops)].indexOf(document.activeElement as Element)
    const scrolled = [...now.querySelectorAll('.releases-table')].map(({ scrollLeft }) => scrollLeft)
    now.replaceWith(next)
    next.querySelectorAll('.releases-table').forEach((one, at) => {
      one.scrollLeft = scrolled[at] ?? 0
    })
    next.querySelectorAll<HTMLElement>(stops)[focus]?.focus({ preventScroll: true })
  }

  const renew = (next: Element) => {
    const nowOnes = [...place.children]
    const known = sent
    sent = [...next.children]
    const nextOnes = sent.map((one) => document.importNode(one, true))
    for (const one of nowOnes) if (!nextOnes.some(({ id }) => id === one.id)) one.remove()
    let before: Element | undefined
    for (const one of nextOnes) {
      const now = nowOnes.find(({ id }) => id === one.id)
      if (!now && before) before.after(one)
      else if (!now) place.prepend(one)
      else if (!known.some((each) => each.isEqualNode(one))) replace(now, one)
      before = document.getElementById(one.id) ?? one
    }
  }

  const show = (part: 'text' | 'failed' | 'reading') => {
    for (const one of bar.querySelectorAll('span')) one.hidden = !(part in one.dataset)
    if (part === 'failed') bar.querySelector<HTMLElement>('[data-text]')?.removeAttribute('hidden')
  }

  const look = async () => {
    if (isReading()) return show('reading')
    asked += 1
    const mine = asked
    const page = await load(location.href)
    // a later search has been sent, or a selection has begun
    if (mine !== asked || isReading()) return
    const next = page?.querySelector('#sections')
    show(next ? 'text' : 'failed')
    if (!page || !next) return
    renew(next)
    const [count, nextCount] = [document, page].map((one) => one.querySelector('#count'))
    if (count && nextCount && count.textContent !== nextCount.textContent)
      count.textContent = nextCount.textContent
    const time = bar.querySelector('time')
    if (!time) return
    const now = new Date()
    time.dateTime = now.toISOString()
    time.textContent = new Intl.DateTimeFormat(bar.dataset.locale, {
      timeZone: bar.dataset.timeZone,
      timeStyle: 'long',
    }).format(now)
  }

  const tick = () => {
    if (!isPaused && !document.hidden) void look()
  }

  button.hidden = false
  button.addEventListener('click', () => {
    isPaused = !isPaused
    button.textContent = (isPaused ? button.dataset.resume : button.dataset.pause) ?? ''
    tick()
  })
  document.addEventListener('visibilitychange', tick)
  setInterval(tick, everyMs)

  let typed: ReturnType<typeof setTimeout> | undefined
  search?.addEventListener('input', () => {
    clearTimeout(typed)
    typed = setTimeout(() => {
      const address = new URL(location.href)
      address.searchParams.set('q', search.value)
      history.replaceState(null, '', address)
      getSelection()?.removeAllRanges()
      void look()
    }, typedMs)
  })
}
