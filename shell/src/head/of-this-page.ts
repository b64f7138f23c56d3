/** Marks what the head says of one page and not of the site: it goes when a visitor goes on to another screen. */
export const ofThisPage = 'data-of-page'
