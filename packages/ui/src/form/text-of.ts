/** Text of a field, without the spaces around it. */
export const textOf = (data: FormData, field: string): string => String(data.get(field) ?? '').trim()
