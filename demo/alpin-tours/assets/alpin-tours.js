// Shows the reference of a booking. The event comes once for each, and says nothing about the guest.
const thanks = document.querySelector('.thanks')

document.addEventListener('calm-rest-booked', ({ detail }) => {
  thanks.textContent = thanks.dataset.words.replace('{{reference}}', detail.bookingRef)
})
