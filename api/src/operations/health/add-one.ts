import type { Metrics } from '../../core/metrics/metrics.ts'

export type AddOne = ReturnType<typeof oneOf>

/** Adds a gauge without labels. It is omitted while it has no value. */
export const oneOf =
  ({ gauge }: Pick<Metrics, 'gauge'>) =>
  (name: string, help: string, value: () => number | undefined | Promise<number | undefined>) =>
    gauge({
      name,
      help,
      read: async () => {
        const found = await value()
        return found === undefined ? [] : [{ value: found }]
      },
    })
