import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { recordFolder } from './executed.ts'
import { startOwn, takeOwn } from './own.ts'
import { exitFile, socketFile } from './places.ts'

// Loaded before the program of a process that a test starts: tells on a socket, and when it ends, what ran in it.

const folder = recordFolder()
if (folder) {
  startOwn()
  const socket = socketFile(folder, process.pid)
  createServer((connection) => connection.end(JSON.stringify(takeOwn())))
    .listen(socket)
    .unref()
  process.once('exit', () => {
    rmSync(socket, { force: true })
    writeFileSync(exitFile(folder, process.pid), JSON.stringify(takeOwn()))
  })
}
