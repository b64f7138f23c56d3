/** Text that mail programs turn into a link, whether or not it is one. */
const linkLike = /[/@:]|\.\p{L}{2,}/u

/** Three digits or more, with anything but letters between them: a telephone number, however it is spaced. */
const digitRun = /\p{N}(?:[^\p{L}\p{N}]*\p{N}){2,}/gu

/**
 * A name as headers and greetings of mail may show it. Anybody may type anybody's address into a form, so what is an
 * advertisement is not passed on in our mail: a name with a link is none, and one with a number loses it.
 */
export const nameInMail = (name: string): string =>
  // full-width digits and dots are the same to who reads them
  linkLike.test(name.normalize('NFKC')) ? '' : name.replace(digitRun, ' ').replace(/\s+/g, ' ').trim()
