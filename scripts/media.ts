// npm run media -- add | list | remove: the owner's photographs. Exit code 1: it could not be done; 2: not understood.
import { basename, resolve } from 'node:path'
import { parseEnvironment } from '@calm-rest/api'
import { openPhotographs } from '@calm-rest/api/media'
import { type MediaCommand, parseMediaCommand, UsageError } from './media/arguments.ts'
import { addedWords, listWords, removedWords } from './media/words.ts'

// npm runs scripts in the project's folder; a file is named from where its owner stands
const fileFrom = (name: string) => resolve(process.env.INIT_CWD ?? '.', name)

const run = async (command: MediaCommand): Promise<string> => {
  const media = openPhotographs(parseEnvironment(process.env).DATA_DIR)
  try {
    switch (command.name) {
      case 'add':
        // to standard error: only what was done is the answer
        console.error(`Making the files of ${command.file} …`)
        return addedWords(basename(command.file), await media.add(fileFrom(command.file), command))
      case 'list':
        return listWords(media.list(command.roomId))
      case 'remove':
        return removedWords(media.remove(command.id))
    }
  } finally {
    media.close()
  }
}

// by the way of 'exit', so that nothing half made is left behind
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

try {
  console.log(await run(parseMediaCommand(process.argv.slice(2))))
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = cause instanceof UsageError ? 2 : 1
}
