const firstName = ['firstName', 'given-name'] as const
const lastName = ['lastName', 'family-name'] as const

/** Fields of a name with their purpose for the browser. In Chinese the family name comes first. */
export const nameFields = {
  en: [firstName, lastName],
  de: [firstName, lastName],
  zh: [lastName, firstName],
} as const
