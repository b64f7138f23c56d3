import { type FlagsFile, openFlagsFile, openReleaseRules, type ReleaseStore } from '@calm-rest/releases'
import { createReadEnvironments, type EnvironmentFacts } from './environment-facts.ts'
import { type FreezeFacts, freezeFacts } from './freeze-facts.ts'
import { createReadHooks, type HookFacts } from './hook-facts.ts'

/** What the platform has set for all remotes. */
export interface RulesFacts {
  environments: EnvironmentFacts[]
  freezes: FreezeFacts[] | undefined
  hooks: HookFacts[]
}

/** The platform's rules as the pages show them; a site without a trust folder has none. */
export const createReadRules = (trust: string | undefined, store: ReleaseStore, now: () => Date) => {
  if (trust === undefined) {
    const none: RulesFacts = { environments: [], freezes: [], hooks: [] }
    return {
      flags: undefined as FlagsFile | undefined,
      hooks: async () => none.hooks,
      read: async () => none,
    }
  }
  const rules = openReleaseRules(trust)
  const hooks = createReadHooks(trust, store)
  const environments = createReadEnvironments(store)
  return {
    flags: openFlagsFile(trust) as FlagsFile | undefined,
    hooks,
    read: async (): Promise<RulesFacts> => ({
      environments: await environments(),
      freezes: freezeFacts(store, rules, now()),
      hooks: await hooks(),
    }),
  }
}
