import type { ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until a program accepts connections on a port; throws if it ends before. */
export const untilListening = async (name: string, child: ChildProcess, port: number) => {
  for (let i = 0; i < 200; i += 1) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return
    await sleep(50)
  }
  throw new Error(`${name} does not listen`)
}
