// A partner's page with jQuery: both elements created once, then moved, changed and removed by hand.
const elements = {
  rooms: () =>
    jQuery('<calm-rest-rooms>')
      .attr({ partner: 'alpin-tours', limit: 2, loading: 'eager', 'booking-for': 'form' })
      .append(jQuery('<a>').attr('href', `${window.start.site}rooms`).text('Rooms')),
  booking: () =>
    jQuery('<calm-rest-booking>')
      .attr({ id: 'form', partner: 'alpin-tours', loading: 'eager' })
      .append(jQuery('<a>').attr('href', `${window.start.site}book`).text('Book')),
}

let state = window.start
const main = jQuery('<main>').append(jQuery('<h1>'))
jQuery('#app').append(main)

const draw = () => {
  main.children('h1').text(state.title)
  if (!state.order) return main.children('section').remove()
  if (!main.children('section').length) main.append(jQuery('<section>'))
  const section = main.children('section')
  for (const kind of state.order) {
    const there = section.children(`calm-rest-${kind}`)
    section.append(there.length ? there : elements[kind]())
  }
  section.children('calm-rest-booking').attr('guests', state.guests)
}

window.update = (next) => {
  state = { ...state, ...next }
  draw()
}
draw()
