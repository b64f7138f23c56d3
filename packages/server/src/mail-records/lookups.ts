import type { Resolver } from 'node:dns/promises'
import { isPublicName } from './public-domain.ts'

/** Codes of an answer that says that there is nothing; others mean that nobody answered. */
const nothing = new Set(['ENOTFOUND', 'ENODATA'])

/** Records of a name; none where DNS says that there is none. Rejects where it does not answer. */
export const recordsOf = async <T>(lookup: Promise<T[]>): Promise<T[]> =>
  lookup.catch((cause: NodeJS.ErrnoException) => {
    if (nothing.has(cause.code ?? '')) return []
    throw cause
  })

/** More than any domain needs; a hostile one has no more of our memory. */
const mostRecords = 30
const mostChars = 2_000

/** Lookups of names of the internet; all others have no records. */
export const lookupsOf = (resolver: Pick<Resolver, 'resolveTxt' | 'resolveMx' | 'resolve4' | 'resolve6'>) => {
  const of = async <T>(name: string, look: (name: string) => Promise<T[]>): Promise<T[]> =>
    isPublicName(name) ? (await recordsOf(look(name))).slice(0, mostRecords) : []
  return {
    texts: async (name: string): Promise<string[]> =>
      (await of(name, (one) => resolver.resolveTxt(one))).map((parts) => parts.join('').slice(0, mostChars)),
    mailServers: async (name: string): Promise<string[]> =>
      (await of(name, (one) => resolver.resolveMx(one))).map(({ exchange }) => exchange),
    addresses: async (name: string): Promise<string[]> =>
      (
        await Promise.all([
          of(name, (one) => resolver.resolve4(one)),
          of(name, (one) => resolver.resolve6(one)),
        ])
      ).flat(),
  }
}

export type Lookups = ReturnType<typeof lookupsOf>
