const chinese = /^\p{Script=Han}+$/u

/**
 * A full name in its owner's order, whatever the page's language: 李娜 has the family name first and no space.
 * Empty if unknown.
 */
export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  chinese.test(firstName) && chinese.test(lastName)
    ? `${lastName}${firstName}`
    : `${firstName} ${lastName}`.trim()
