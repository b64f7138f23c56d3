/** Facts of the property that a text may contain as `{{name}}`; the page has them as they are now. */
export const textVariables = ['name', 'town', 'country', 'manager', 'checkIn', 'checkOut'] as const

export type TextVariable = (typeof textVariables)[number]

const variable = /\{\{([^{}]*)\}\}/g

/** Names between double braces in a text, known or not. */
export const variablesIn = (text: string): string[] =>
  [...text.matchAll(variable)].map(([, name = '']) => name.trim())

export const isTextVariable = (name: string): name is TextVariable =>
  (textVariables as readonly string[]).includes(name)

/** A text with the facts that it names; an unknown name stays as it is written. */
export const fillText = (text: string, facts: Readonly<Record<TextVariable, string>>): string =>
  text.replace(variable, (written, name: string) => {
    const known = name.trim()
    return isTextVariable(known) ? facts[known] : written
  })
