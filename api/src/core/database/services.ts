import type { Database } from './database.ts'

type Factories = Record<string, (db: Database) => unknown>

type Services<F extends Factories> = { readonly [Name in keyof F]: ReturnType<F[Name]> }

/** Returns the services of an area. Each is made once per database, on first use. */
export const createServices = <F extends Factories>(factories: F): ((db: Database) => Services<F>) => {
  const known = new WeakMap<Database, Services<F>>()
  return (db) => {
    const services = known.get(db) ?? openServices(factories, db)
    known.set(db, services)
    return services
  }
}

const openServices = <F extends Factories>(factories: F, db: Database): Services<F> => {
  const services = {} as Services<F>
  for (const [name, create] of Object.entries(factories)) {
    let made: { service: unknown } | undefined
    const get = () => {
      made ??= { service: create(db) }
      return made.service
    }
    Object.defineProperty(services, name, { get, enumerable: true })
  }
  return services
}
