import { fork } from 'node:child_process'
import { once } from 'node:events'

interface Message {
  id?: number
  output?: unknown
  error?: string
  ready?: object
}

export interface BenchProcess<Ready> {
  /** Data that the process sent when it was ready. */
  ready: Ready
  ask<Output>(name: string, input?: unknown): Promise<Output>
  stop(): Promise<void>
}

/**
 * Starts a script of the bench in a process of its own on the same Node, with these `flags` of Node, and returns how to
 * ask it questions.
 */
export const startProcess = async <Ready extends object = object>(
  script: URL,
  args: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<BenchProcess<Ready>> => {
  const child = fork(script, [...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [...flags],
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const ready = Promise.withResolvers<Ready>()
  const ended = once(child, 'exit')
  let asked = 0
  child.on('message', (message: Message) => {
    if (message.ready) return ready.resolve(message.ready as Ready)
    const question = waiting.get(message.id ?? -1)
    waiting.delete(message.id ?? -1)
    if (message.error) question?.reject(new Error(message.error))
    else question?.resolve(message.output)
  })
  child.on('exit', (code) => {
    const cause = new Error(`${script.pathname.split('/').at(-1)} ended early (${code}).`)
    ready.reject(cause)
    for (const { reject } of waiting.values()) reject(cause)
  })
  return {
    ready: await ready.promise,
    ask: <Output>(name: string, input?: unknown) => {
      asked += 1
      const question = Promise.withResolvers<unknown>()
      waiting.set(asked, question)
      child.send({ id: asked, name, input })
      return question.promise as Promise<Output>
    },
    stop: async () => {
      if (child.exitCode === null) child.disconnect()
      await ended
    },
  }
}
