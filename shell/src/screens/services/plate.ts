import type { Services } from './service-list.tsx'

/** Services with a drawing, `/art/service-<drawing>.svg`. Of several in one list, the first here is shown. */
const drawings = [
  { sign: 'service', drawing: '24h' },
  { sign: 'shuttle', drawing: 'shuttle' },
  { sign: 'wifi', drawing: 'wifi' },
  { sign: 'parking', drawing: 'parking' },
] as const

interface Plated {
  /** The service that is shown large, with its drawing; none where no service of the list has one. */
  plate?: { service: Services[number]; drawing: string } | undefined
  /** The others, in the owner's order. */
  others: Services
}

export const platedServices = (services: Services): Plated => {
  for (const { sign, drawing } of drawings) {
    const service = services.find((one) => one.sign === sign)
    if (service) return { plate: { service, drawing }, others: services.filter((one) => one !== service) }
  }
  return { others: services }
}
