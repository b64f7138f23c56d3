// A partner's page with React, of any major version: both elements with attributes from its state.
const { createElement, useState } = React

const Rooms = (state) =>
  createElement(
    'calm-rest-rooms',
    { key: 'rooms', partner: 'alpin-tours', limit: 2, loading: 'eager', 'booking-for': 'form' },
    createElement('a', { href: `${state.site}rooms` }, 'Rooms'),
  )

const Booking = (state) =>
  createElement(
    'calm-rest-booking',
    { key: 'booking', id: 'form', partner: 'alpin-tours', loading: 'eager', guests: state.guests },
    createElement('a', { href: `${state.site}book` }, 'Book'),
  )

const elements = { rooms: Rooms, booking: Booking }

const App = () => {
  const [state, setState] = useState(window.start)
  window.update = (next) => setState((before) => ({ ...before, ...next }))
  return createElement(
    'main',
    null,
    createElement('h1', null, state.title),
    state.order &&
      createElement(
        'section',
        null,
        state.order.map((kind) => elements[kind](state)),
      ),
  )
}

const container = document.getElementById('app')
if (ReactDOM.createRoot) ReactDOM.createRoot(container).render(createElement(App))
else ReactDOM.render(createElement(App), container)
