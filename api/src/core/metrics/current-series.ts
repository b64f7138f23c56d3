import { Counter, Histogram, type Registry } from 'prom-client'

type Labels<Label extends string> = Record<Label, string>

export interface SeriesOptions<Label extends string> {
  name: string
  help: string
  labels: readonly Label[]
  /** Called whenever the metrics are read. Series for which it returns false are removed, which limits their number. */
  isCurrent: (labels: Labels<Label>) => boolean
}

export interface HistogramOptions<Label extends string> extends SeriesOptions<Label> {
  /** Upper bounds in ascending order. */
  buckets: readonly number[]
}

/** Label sets of a metric. Outdated ones are removed when the metric is read. */
const createLabelSets = <Label extends string>(
  { isCurrent }: SeriesOptions<Label>,
  remove: (labels: Labels<Label>) => void,
) => {
  const known = new Map<string, Labels<Label>>()
  return {
    note: (labels: Labels<Label>) => known.set(JSON.stringify(labels), labels),
    endOld: () => {
      for (const [key, labels] of known) {
        if (isCurrent(labels)) continue
        remove(labels)
        known.delete(key)
      }
    },
  }
}

/** Adds a counter whose outdated series are removed. */
export const addCounter = <Label extends string>(registry: Registry, options: SeriesOptions<Label>) => {
  const sets = createLabelSets(options, (labels) => counter.remove(labels))
  const { name, help, labels: labelNames } = options
  const counter: Counter<Label> = new Counter({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    collect: sets.endOld,
  })
  return (labels: Labels<Label>, count: number) => {
    sets.note(labels)
    counter.inc(labels, count)
  }
}

/** Adds a histogram whose outdated series are removed. */
export const addHistogram = <Label extends string>(registry: Registry, options: HistogramOptions<Label>) => {
  const sets = createLabelSets(options, (labels) => histogram.remove(labels))
  const { name, help, labels: labelNames, buckets } = options
  const histogram: Histogram<Label> = new Histogram({
    name,
    help,
    labelNames: [...labelNames],
    buckets: [...buckets],
    registers: [registry],
    collect: sets.endOld,
  })
  return (labels: Labels<Label>, value: number) => {
    sets.note(labels)
    histogram.observe(labels, value)
  }
}
