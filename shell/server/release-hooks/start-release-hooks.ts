import { existsSync, type FSWatcher, watch } from 'node:fs'
import {
  createHookRunner,
  type HookPace,
  hooksFileName,
  openHooksFile,
  type ReleaseEventLog,
  type ReleaseStore,
  sendEvent,
} from '@calm-rest/releases'
import type { Reach } from '@calm-rest/server'

export interface ReleaseHookEvents {
  /** Called when a hook is paused, after a day of failures or by its receiver's wish. */
  onHookPaused: (paused: { hook: string; error: string }) => void
  /** Called when hooks.json or the state of a hook cannot be read or written. */
  onHooksFailed: (why: { cause: string }) => void
}

interface ReleaseHookDeps {
  /** Folder with hooks.json. */
  trust: string
  store: Pick<ReleaseStore, 'hookDeliveries'>
  log: ReleaseEventLog
  /** The addresses that hooks may have. */
  reach: Reach
  events: Partial<ReleaseHookEvents>
  now: () => Date
  pace?: Partial<HookPace> | undefined
  /** Milliseconds between two looks at the log while there are hooks. */
  everyMs?: number | undefined
}

/**
 * Posts events of releases to the hooks of hooks.json until it is closed. Without hooks it has no timer: the system
 * reports when the file comes.
 */
export const startReleaseHooks = ({
  trust,
  store,
  log,
  reach,
  events,
  now,
  pace,
  everyMs = 1_000,
}: ReleaseHookDeps) => {
  const { onHookPaused, onHooksFailed = () => {} } = events
  const file = openHooksFile(trust)
  let told = ''
  const tell = (cause: unknown) => {
    const why = String(cause)
    // once, not at every look
    if (why !== told) onHooksFailed({ cause: why })
    told = why
  }
  const runner = createHookRunner({
    log,
    document: store.hookDeliveries,
    send: (hook, message, signal) => sendEvent({ hook, message, reach, at: now(), signal }),
    now,
    pace,
    onPaused: onHookPaused,
    onFailed: tell,
  })
  let timer: NodeJS.Timeout | undefined

  const stop = () => {
    clearInterval(timer)
    timer = undefined
  }
  const look = () => {
    try {
      const hooks = file.read()
      if (hooks.length === 0) return stop()
      runner.look(hooks)
      timer ??= setInterval(look, everyMs).unref()
    } catch (cause) {
      tell(cause)
    }
  }
  const watcher = watchFolder(trust, look)
  look()
  return {
    close: () => {
      watcher?.close()
      stop()
      runner.close()
    },
  }
}

/** Calls back when hooks.json is written. A folder without such reports, as on some networks, needs a restart instead. */
const watchFolder = (folder: string, onChange: () => void): FSWatcher | undefined => {
  if (!existsSync(folder)) return undefined
  try {
    const watcher = watch(folder, { persistent: false }, (_, name) => {
      if (name === null || name === hooksFileName) onChange()
    })
    watcher.on('error', () => watcher.close())
    return watcher
  } catch {
    return undefined
  }
}
