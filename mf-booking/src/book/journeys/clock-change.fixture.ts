import { addDays, type CalendarDate } from '@calm-rest/contract/stay'

/** March and October, in whose last night from a Saturday to a Sunday clocks change in Europe. */
const monthsOfChange = ['03', '10']

const lastSunday = (month: string): CalendarDate => {
  const last = addDays(addDays(`${month}-28`, 4).slice(0, 7).concat('-01'), -1)
  return addDays(last, -new Date(`${last}T00:00:00Z`).getUTCDay())
}

/** The Sunday on which clocks change next in Europe, some days off at least. */
export const nextClockChange = (today: CalendarDate): CalendarDate => {
  const year = Number(today.slice(0, 4))
  const sundays = [year, year + 1].flatMap((each) =>
    monthsOfChange.map((month) => lastSunday(`${each}-${month}`)),
  )
  const next = sundays.find((sunday) => sunday > addDays(today, 7))
  if (!next) throw new Error(`No clock changes after ${today}`)
  return next
}
