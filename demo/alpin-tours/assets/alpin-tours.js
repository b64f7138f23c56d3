// Shows the reference of a booking. The event comes once for each, and says nothing about the guest.
const thanks = document.querySelector('.thanks')

document.addEventListener('calm-rest-booked', ({ detail }) => {
  thanks.textContent = thanks.dataset.words.replace('{{reference}}', detail.bookingRef)
})

// The search stays on this page: the rooms say what is free, and the form gets the days with the room that is chosen.
document.addEventListener('calm-rest-search', (event) => {
  event.preventDefault()
  const { checkIn, checkOut, guests } = event.detail
  Object.assign(document.querySelector('calm-rest-rooms'), { checkIn, checkOut, guests })
})
