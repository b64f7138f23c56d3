import { z } from 'zod'

/**
 * Trusted Types policies that the templates of frameworks need. A page allows one only where its composition has a release
 * that declares it. None of them checks text, so each lets the framework's own `v-html` or `{@html}` write markup.
 */
export const frameworkPolicies = ['vue', 'svelte-trusted-html', 'solid'] as const

/** What widgets need of the pages with their release, beyond what every release has. */
export const pageNeeds = z.object({
  /** Trusted Types policies that its scripts create. */
  policies: z.array(z.enum(frameworkPolicies)).min(1).optional(),
  /**
   * Whether its scripts make empty style elements and insert rules into them, as Emotion and styled-components do. Text in
   * such an element stays forbidden.
   */
  insertsStyles: z.literal(true).optional(),
})

/** A framework that a release brings along instead of using the shell's React alone. */
export const framework = pageNeeds.extend({
  /** Name and version, for reports: `Vue 3.5`. */
  name: z.string().min(1).max(60),
  /** Why it is worth its bytes to guests, for reports. */
  reason: z.string().min(20).max(300),
})

export type Framework = z.infer<typeof framework>
export type PageNeeds = z.infer<typeof pageNeeds>

/** The part of a framework that pages need to know; undefined if there is nothing. */
export const needsOf = (framework: Framework | undefined): PageNeeds | undefined => {
  const { policies, insertsStyles } = framework ?? {}
  if (!policies && !insertsStyles) return undefined
  return { ...(policies && { policies }), ...(insertsStyles && { insertsStyles }) }
}
