import type { Step } from '@calm-rest/api/copy'

interface Output {
  isTTY?: boolean
  write(text: string): unknown
}

/** A terminal shows one changing line; a log gets one now and then. */
const everyMs = { terminal: 200, log: 5_000 }
/** The remaining time is estimated from the pace of these last seconds. */
const windowMs = 10_000

const words = { copy: 'copying', verify: 'verifying' }

export const number = (value: number) => Math.round(value).toLocaleString('en')

export const duration = (seconds: number) => {
  const whole = Math.ceil(seconds)
  return whole < 100 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/** Reports progress on standard error. */
export const createProgress = (output: Output, now = () => performance.now()) => {
  const isTerminal = output.isTTY === true
  let saidMs = Number.NEGATIVE_INFINITY
  let doing: Step['doing'] | undefined
  let seen: { ms: number; done: number }[] = []

  const lineOf = ({ table, done, rows, doneOfAll, rowsOfAll }: Step) => {
    const first = seen[0]
    const last = seen.at(-1)
    const tookMs = (last?.ms ?? 0) - (first?.ms ?? 0)
    const perSecond = tookMs > 0 ? (((last?.done ?? 0) - (first?.done ?? 0)) * 1000) / tookMs : 0
    const pace =
      perSecond > 0 && doneOfAll < rowsOfAll
        ? `, ${number(perSecond)} rows/s, ${duration((rowsOfAll - doneOfAll) / perSecond)} left`
        : ''
    return `${words[doing ?? 'copy']} ${table}: ${number(done)} of ${number(rows)} rows${pace}`
  }

  return {
    report: (step: Step) => {
      if (step.rows === 0) return
      const ms = now()
      if (step.doing !== doing) {
        seen = []
        saidMs = Number.NEGATIVE_INFINITY
      }
      doing = step.doing
      seen = [...seen.filter((one) => one.ms > ms - windowMs), { ms, done: step.doneOfAll }]
      const isLast = step.doneOfAll === step.rowsOfAll && step.done > 0
      if (!isLast && ms - saidMs < everyMs[isTerminal ? 'terminal' : 'log']) return
      saidMs = ms
      output.write(isTerminal ? `\r\u001b[2K${lineOf(step)}` : `${lineOf(step)}\n`)
    },
    /** Ends the line, so that further output begins a new one. */
    end: () => {
      if (isTerminal && doing !== undefined) output.write('\n')
    },
  }
}
