import { type Framework, frameworkPolicies } from '@calm-rest/contract/releases'

/** The Trusted Types policy that every page of ours lets scripts create. */
export const policyName = 'calm-rest'

const isKnown = (name: string) => (frameworkPolicies as readonly string[]).includes(name)

/** Names of the policies that scripts create, as far as a name stands where the policy is created. */
const policiesIn = (files: ReadonlyMap<string, Buffer>): Set<string> => {
  const found = new Set<string>()
  for (const [name, content] of files) {
    if (!/\.m?js$/.test(name)) continue
    for (const [, , policy = ''] of String(content).matchAll(/\bcreatePolicy\(\s*(["'`])([\w#.-]+)\1/g))
      found.add(policy)
  }
  return found
}

/** Reasons why the Trusted Types policies of a build do not agree with what its project declares. */
export const problemsOfPolicies = (
  files: ReadonlyMap<string, Buffer>,
  framework: Framework | undefined,
): string[] => {
  const declared: readonly string[] = framework?.policies ?? []
  const created = policiesIn(files)
  const undeclared = [...created].filter((name) => name !== policyName && !declared.includes(name))
  const unused = declared.filter((name) => !created.has(name))
  return [
    ...undeclared.map((name) =>
      isKnown(name)
        ? `its scripts create the Trusted Types policy '${name}', which pages allow only to a release that declares it: add "framework": { "name": …, "reason": …, "policies": ["${name}"] } to "calm-rest" of package.json`
        : `its scripts create the Trusted Types policy '${name}', which no page of ours allows: frameworks may have ${frameworkPolicies.join(', ')}`,
    ),
    ...unused.map(
      (name) =>
        `"framework" of package.json declares the Trusted Types policy '${name}', which its scripts do not create: leave it out`,
    ),
  ]
}
