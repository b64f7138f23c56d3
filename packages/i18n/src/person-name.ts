const chinese = /^\p{Script=Han}+$/u

/**
 * A name as its bearer writes it, whatever the language of the page: 李娜 has the family name first and no space.
 * Empty where nothing is known.
 */
export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  chinese.test(firstName) && chinese.test(lastName)
    ? `${lastName}${firstName}`
    : `${firstName} ${lastName}`.trim()
