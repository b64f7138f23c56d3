// Tells the page that opened this window how it ended, and closes the window. One origin alone may hear it: ours.
const { message } = document.body.dataset

// the address has brought its one-time code to the server and is of no more use
history.replaceState(null, '', location.pathname)

if (window.opener) {
  window.opener.postMessage(JSON.parse(message), location.origin)
  window.close()
}
