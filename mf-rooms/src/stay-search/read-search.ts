import type { StaySearch } from '@calm-rest/contract/widget'

/** Fields of the search form; without both dates nothing is searched for, and nothing stays in the address. */
export const readSearch = (data: FormData): StaySearch => {
  const text = (name: string) => String(data.get(name) ?? '') || undefined
  const checkIn = text('checkIn')
  const checkOut = text('checkOut')
  if (checkIn === undefined && checkOut === undefined) return {}
  return { checkIn, checkOut, guests: Number(text('guests')) || undefined, children: text('children') }
}
