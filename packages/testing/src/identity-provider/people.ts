import { createHash } from 'node:crypto'

/** People whom the stand-in can sign in. */
export interface Person {
  name: string
  email: string
  /** Whether the provider has verified the address. */
  emailVerified: boolean
}

/** Guests to choose from; example.com belongs to nobody. */
export const people: readonly Person[] = [
  { name: 'Amara Perera', email: 'amara.perera@example.com', emailVerified: true },
  { name: 'Jonas Weber', email: 'jonas.weber@example.com', emailVerified: true },
  { name: 'Lin Yue', email: 'lin.yue@example.com', emailVerified: true },
]

/** People of this process; the same address is the same person again. */
export const createRegister = () => {
  const known = new Map<string, Person>()
  return {
    /** Returns the subject of this person's tokens. */
    add: (person: Person): string => {
      const id = createHash('sha256').update(person.email.toLowerCase()).digest('hex').slice(0, 21)
      known.set(id, person)
      return id
    },
    find: (id: string): Person | undefined => known.get(id),
  }
}

export type Register = ReturnType<typeof createRegister>

/** Claims by their OpenID Connect names. The last word of a name is the family name. */
export const claimsOf = (id: string, { name, email, emailVerified }: Person) => {
  const words = name.split(' ')
  const family = words.length > 1 ? words.pop() : undefined
  return {
    sub: id,
    email,
    email_verified: emailVerified,
    name,
    given_name: words.join(' '),
    ...(family && { family_name: family }),
  }
}
