// A partner's page with Vue: both elements with attributes from its state.
const { createApp, h, reactive } = Vue

const state = reactive({ ...window.start })
window.update = (next) => Object.assign(state, next)

const elements = {
  rooms: () =>
    h(
      'calm-rest-rooms',
      { key: 'rooms', partner: 'alpin-tours', limit: 2, loading: 'eager', 'booking-for': 'form' },
      [h('a', { href: `${state.site}rooms` }, 'Rooms')],
    ),
  booking: () =>
    h(
      'calm-rest-booking',
      { key: 'booking', id: 'form', partner: 'alpin-tours', loading: 'eager', guests: state.guests },
      [h('a', { href: `${state.site}book` }, 'Book')],
    ),
}

createApp({
  render: () =>
    h('main', [
      h('h1', state.title),
      state.order &&
        h(
          'section',
          state.order.map((kind) => elements[kind]()),
        ),
    ]),
}).mount('#app')
