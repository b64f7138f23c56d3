// The page that shows an element to a partner: it passes the element's events on to the page around it, and
// prevents test bookings.
const events = [
  'calm-rest-ready',
  'calm-rest-search',
  'calm-rest-room-select',
  'calm-rest-navigate',
  'calm-rest-before-submit',
  'calm-rest-booked',
  'calm-rest-error',
]

for (const name of events) {
  document.addEventListener(name, (event) => {
    if (name === 'calm-rest-before-submit') event.preventDefault()
    if (name === 'calm-rest-navigate') {
      event.preventDefault()
      open(event.detail.href, '_blank', 'noopener')
    }
    parent.postMessage({ source: 'calm-rest-playground', name, detail: event.detail }, location.origin)
  })
}
