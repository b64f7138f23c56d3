// npm run media -- add | list | remove: the owner's photographs. Exit code 1: it could not be done; 2: not understood.
import { basename, resolve } from 'node:path'
import { databasePlace, parseEnvironment } from '@calm-rest/api'
import { openMediaStore, openPhotographs } from '@calm-rest/api/media'
import { exitCodeOf, messageOf, readOrEnd } from '@calm-rest/command'
import { type MediaCommand, parseMediaCommand, usage } from './media/arguments.ts'
import { addedWords, listWords, removedWords } from './media/words.ts'

// npm runs scripts in the project's folder; a file is named from where its owner stands
const fileFrom = (name: string) => resolve(process.env.INIT_CWD ?? '.', name)

const run = async (command: MediaCommand): Promise<string> => {
  const place = databasePlace(parseEnvironment(process.env))
  const media = await openPhotographs(place, undefined, openMediaStore(process.env, place.dataDir))
  try {
    switch (command.name) {
      case 'add':
        // to standard error: only what was done is the answer
        console.error(`Making the files of ${command.file} …`)
        return addedWords(basename(command.file), await media.add(fileFrom(command.file), command))
      case 'list':
        return listWords(await media.list(command.roomId))
      case 'remove':
        return removedWords(await media.remove(command.id))
    }
  } finally {
    await media.close()
  }
}

// by the way of 'exit', so that nothing half made is left behind
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const command = readOrEnd(process.argv.slice(2), usage, parseMediaCommand)
try {
  console.log(await run(command))
} catch (cause) {
  console.error(messageOf(cause))
  process.exitCode = exitCodeOf(cause)
}
