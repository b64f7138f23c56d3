import { z } from 'zod'

const phone = z.string().meta({
  example: '+94 41 555 0142',
  description: 'As one dials it from abroad, in groups.',
})
const time = z.string().meta({
  example: '14:00',
  description: 'HH:MM on the 24-hour clock of the guesthouse.',
})

/** Facts that the owner changes at the front desk: read again for every page, never part of a release. */
export const propertyFacts = z
  .object({
    phone,
    managerPhone: phone,
    checkInFrom: time,
    checkOutUntil: time,
    breakfastFrom: time,
    breakfastUntil: time,
  })
  .meta({ id: 'PropertyFacts' })

export type PropertyFacts = z.infer<typeof propertyFacts>
