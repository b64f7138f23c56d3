import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '@calm-rest/releases/checkout'

/** Runs a model of the API's tests (api/src/testing/model) in a process of its own; returns its output. */
export const runModel = async <T>(script: string, ...args: (string | number)[]): Promise<T> => {
  const path = join(root, 'api/src/testing/model', script)
  const child = spawn(process.execPath, [path, ...args.map(String)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  if (code !== 0) throw new Error(`The model ended with ${code}.`)
  return JSON.parse(output)
}
