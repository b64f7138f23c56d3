/** JSON that cannot end its script element early. */
export const inlineJson = (value: unknown) => inScript(JSON.stringify(value))

export const inScript = (json: string) => json.replaceAll('<', '\\u003c')
