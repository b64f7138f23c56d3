/** What advertising has and a guest's words have not: an address to click, or one to write to. */
const advertising = /https?:|www\.|\[url|<a\s|\b[\w.+-]+@[\w-]+\.[a-z]{2,}/i

/** True where the owner reads a review before anybody else does. */
export const isDoubtful = (texts: readonly string[]) => texts.some((text) => advertising.test(text))
