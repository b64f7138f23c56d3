// What a partner does with the news of a booking: once for each, with nothing of the guest in it.
const thanks = document.querySelector('.thanks')

document.addEventListener('calm-rest-booked', ({ detail }) => {
  thanks.textContent = thanks.dataset.words.replace('{{reference}}', detail.bookingRef)
})
