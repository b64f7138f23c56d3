import type { ReleaseManifest } from '@calm-rest/contract/releases'

const kinds = ['call', 'event', 'slot', 'backend'] as const

/** What a release can use: `call:offers.list`, `event:stay-chosen@1`, `slot:room`, `backend:mf-spa/orders`. */
export type Subject = `${(typeof kinds)[number]}:${string}`

export const isSubject = (text: string): text is Subject =>
  kinds.some((kind) => text.startsWith(`${kind}:`) && text.length > kind.length + 1)

/** A subject that a release uses, and how. */
export interface SubjectUse {
  subject: Subject
  /** `may call`: the release is older than declarations and can make every call. */
  role: 'calls' | 'may call' | 'sends' | 'hears' | 'fills' | 'asks'
  /** Whether its guests lose something if the subject goes. The sender of an event does not need it. */
  breaks: boolean
}

/** Everything that a release uses, as it declares it; with `subject`, how it uses that alone. */
export const usesOf = (manifest: ReleaseManifest, subject?: Subject): SubjectUse[] => {
  const { remote, uses, events, places, backends = [] } = manifest
  const all = (
    kind: (typeof kinds)[number],
    role: SubjectUse['role'],
    names: readonly string[],
  ): SubjectUse[] => names.map((name) => ({ subject: `${kind}:${name}`, role, breaks: role !== 'sends' }))
  const declared = [
    ...all('call', 'calls', uses?.calls ?? []),
    ...all('event', 'sends', events?.sends ?? []),
    ...all('event', 'hears', events?.hears ?? []),
    ...all('slot', 'fills', Object.keys(places?.slots ?? {})),
    ...all(
      'backend',
      'asks',
      backends.map((name) => `${remote}/${name}`),
    ),
  ]
  if (!subject) return declared
  if (!uses && subject.startsWith('call:')) return [{ subject, role: 'may call', breaks: true }]
  return declared.filter((one) => one.subject === subject)
}
