/** Ages as a guest writes them: `4, 9`, `4 und 9`. */
export const readAges = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)
