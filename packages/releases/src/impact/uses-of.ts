import type { ReleaseManifest } from '@calm-rest/contract/releases'

const kinds = ['call', 'event', 'slot', 'backend', 'flag'] as const

/** What a release can use: `call:offers.list`, `event:stay-chosen@1`, `slot:room`, `backend:mf-spa/orders`, `flag:mf-spa/new-map`. */
export type Subject = `${(typeof kinds)[number]}:${string}`

export const isSubject = (text: string): text is Subject =>
  kinds.some((kind) => text.startsWith(`${kind}:`) && text.length > kind.length + 1)

/** A subject that a release uses, and how. */
export interface SubjectUse {
  subject: Subject
  /** `may call`: the release is older than declarations and can make every call. */
  role: 'calls' | 'may call' | 'sends' | 'hears' | 'fills' | 'asks' | 'reads'
  /** Whether its guests lose something if the subject goes. A sender does not need its event, and a flag has a default. */
  breaks: boolean
}

/** Everything that a release uses, as it declares it; with `subject`, how it uses that alone. */
export const usesOf = (manifest: ReleaseManifest, subject?: Subject): SubjectUse[] => {
  const { remote, uses, events, places, backends = [] } = manifest
  const all = (
    kind: (typeof kinds)[number],
    role: SubjectUse['role'],
    names: readonly string[],
  ): SubjectUse[] =>
    names.map((name) => ({ subject: `${kind}:${name}`, role, breaks: role !== 'sends' && role !== 'reads' }))
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
    ...all(
      'flag',
      'reads',
      (uses?.flags ?? []).map((name) => `${remote}/${name}`),
    ),
  ]
  if (!subject) return declared
  if (!uses && subject.startsWith('call:')) return [{ subject, role: 'may call', breaks: true }]
  return declared.filter((one) => one.subject === subject)
}
