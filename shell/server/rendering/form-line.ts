import {
  type BundleRenderer,
  createWorkerRenderer,
  mostWaiting,
  NotJudged,
  submitDeadlineMs,
  type WorkerRendererOptions,
} from './worker-renderer.ts'

/** Concurrent forms, each in its own worker. */
const mostForms = 2

interface WaitingForm {
  begin: () => void
  reject: (cause: Error) => void
  timer: NodeJS.Timeout
}

/** Renders forms of one release, each in a process of its own that ends with it. */
export const createFormLine = (options: WorkerRendererOptions): BundleRenderer => {
  const open = new Set<BundleRenderer>()
  const line = new Set<WaitingForm>()

  const leave = (one: WaitingForm, why: string) => {
    line.delete(one)
    clearTimeout(one.timer)
    one.reject(new NotJudged(`${options.name} ${why}`))
  }

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (line.size >= mostWaiting) throw new NotJudged(`${options.name} has too much to do`)
      const timer = setTimeout(() => leave(one, 'had too much to do'), submitDeadlineMs)
      const one: WaitingForm = { begin: resolve, reject, timer }
      line.add(one)
    })

  const letNextBegin = () => {
    const [next] = line
    if (!next || open.size >= mostForms) return
    line.delete(next)
    clearTimeout(next.timer)
    next.begin()
  }

  return {
    render: async (job, sender) => {
      // a request that was just admitted arrives a moment later
      while (open.size >= mostForms) await turn()
      const own = createWorkerRenderer(options)
      open.add(own)
      try {
        return await own.render(job, sender)
      } finally {
        open.delete(own)
        own.close()
        letNextBegin()
      }
    },
    close: () => {
      for (const one of line) leave(one, 'was closed')
      for (const own of open) own.close()
    },
  }
}
