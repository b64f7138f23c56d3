import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import { type ExecutedScript, recordFolder } from './executed.ts'
import { exitFile, socketFile } from './places.ts'

const hook = new URL('./hook.ts', import.meta.url).href

/** Options of Node with which a process tells what ran in it; none where nothing is recorded. */
export const recordingOptions = (): string[] => (recordFolder() ? [`--import=${hook}`] : [])

const started = new Set<number>()

/** Notes a process that was started with `recordingOptions`. */
export const noteProcess = (pid: number | undefined): void => {
  if (pid !== undefined && recordFolder()) started.add(pid)
}

/** What ran in the processes that this one started, and in `others`, since it was asked before. */
export const takeProcesses = async (others: readonly number[] = []): Promise<ExecutedScript[]> => {
  const folder = recordFolder()
  if (!folder) return []
  const taken = await Promise.all([...started, ...others].map((pid) => takeProcess(folder, pid)))
  return taken.flat()
}

const takeProcess = async (folder: string, pid: number): Promise<ExecutedScript[]> => {
  const file = exitFile(folder, pid)
  // a killed process tells nothing any more
  const told = existsSync(file)
    ? readFileSync(file, 'utf8')
    : await ask(socketFile(folder, pid)).catch(() => '')
  if (existsSync(file)) rmSync(file)
  if (existsSync(socketFile(folder, pid))) return parse(told)
  started.delete(pid)
  return parse(told)
}

const parse = (told: string): ExecutedScript[] => (told === '' ? [] : JSON.parse(told))

const ask = (socket: string): Promise<string> => text(createConnection(socket))
