import { createBundlePool } from './bundle-pool.ts'
import { createFormLine } from './form-line.ts'
import { type BundleRenderer, createWorkerRenderer, type WorkerRendererOptions } from './worker-renderer.ts'

interface BundleRendererOptions extends Omit<WorkerRendererOptions, 'pool'> {
  /** Bounds the memory of all processes; by default it has a pool of its own. */
  pool?: WorkerRendererOptions['pool'] | undefined
}

/**
 * Renders widgets with the server bundle of one release. Pages share a process, which is started on first use
 * and restarted after it ended. Each form has its own process, so that no other render can reach a guest's
 * input or the right to write.
 */
export const createBundleRenderer = (given: BundleRendererOptions): BundleRenderer => {
  const options = { ...given, pool: given.pool ?? createBundlePool() }
  const pages = createWorkerRenderer(options)
  const forms = createFormLine(options)
  return {
    render: (job, sender) => (job.form ? forms.render(job, sender) : pages.render(job)),
    close: () => {
      pages.close()
      forms.close()
    },
  }
}
