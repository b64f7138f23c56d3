import { createHash } from 'node:crypto'

/** Whom the stand-in can sign in. */
export interface Person {
  name: string
  email: string
  /** Whether the provider knows that the address is theirs. */
  emailVerified: boolean
}

/** Guests to choose from; example.com belongs to nobody. */
export const people: readonly Person[] = [
  { name: 'Amara Perera', email: 'amara.perera@example.com', emailVerified: true },
  { name: 'Jonas Weber', email: 'jonas.weber@example.com', emailVerified: true },
  { name: 'Lin Yue', email: 'lin.yue@example.com', emailVerified: true },
]

/** As long as this process lives; whoever comes again with the same address is the same person. */
export const createRegister = () => {
  const known = new Map<string, Person>()
  return {
    /** Answers the id under which tokens speak of this person. */
    add: (person: Person): string => {
      const id = createHash('sha256').update(person.email.toLowerCase()).digest('hex').slice(0, 21)
      known.set(id, person)
      return id
    },
    find: (id: string): Person | undefined => known.get(id),
  }
}

export type Register = ReturnType<typeof createRegister>

/** Claims by the names of OpenID Connect. The last word of a name stands for the family. */
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
