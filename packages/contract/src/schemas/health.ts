import { z } from 'zod'

export const healthSchema = z.object({ ok: z.literal(true) }).meta({ id: 'Health' })

/** Whether the service can take requests, and how much work is queued. */
export const readinessFacts = z
  .object({
    draining: z.boolean().meta({ description: 'It was asked to end, and takes no more guests.' }),
    database: z.enum(['answers', 'fails']),
    migrations: z.enum(['applied', 'newer', 'others', 'unknown']).meta({
      description:
        'newer: later code has migrated the database, and this code works with it. others: it does not.',
    }),
    disk: z
      .enum(['free', 'full', 'unknown'])
      .meta({ description: 'full: where the site stores its data, there is no room for a guest to write.' }),
    outbox: z
      .object({
        waiting: z.int().min(0).meta({ description: 'Mails that were not sent yet.' }),
        oldestSeconds: z.int().min(0).meta({ description: 'How long the oldest of them waits.' }),
      })
      .optional()
      .meta({ description: 'Nothing where the database fails. Mail that waits makes nothing unready.' }),
  })
  .meta({ id: 'Readiness' })

export const readinessSchema = z
  .object({ ok: z.literal(true), readiness: readinessFacts })
  .meta({ id: 'Ready' })

export type ReadinessFacts = z.infer<typeof readinessFacts>
