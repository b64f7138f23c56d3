// npm run media -- add | list | move | remove: the owner's photographs of rooms.

import { userInfo } from 'node:os'
import { basename, resolve } from 'node:path'
import { databasePlace, parseEnvironment } from '@calm-rest/api/environment'
import { openMediaStore, openPhotographs } from '@calm-rest/api/media'
import { refusalOf } from '@calm-rest/api/refusal'
import { exitCodeOf, messageOf, parseOrExit } from '@calm-rest/command'
import { withSecretFiles } from '@calm-rest/server'
import { type MediaCommand, parseMediaCommand } from './media/arguments.ts'
import { saveInput } from './media/save-input.ts'
import { addedWords, listWords, movedWords, removedWords } from './media/words.ts'

// npm runs scripts in the project's folder; a file is relative to the caller's
const fileFrom = (name: string) => resolve(process.env.INIT_CWD ?? '.', name)

const run = async (command: MediaCommand): Promise<string> => {
  const variables = withSecretFiles(process.env)
  const place = databasePlace(parseEnvironment(variables))
  const media = await openPhotographs({
    ...place,
    who: process.env.DESK_BY ?? userInfo().username,
    files: openMediaStore(variables, place.dataDir),
  })
  try {
    switch (command.name) {
      case 'add': {
        // to standard error: standard output has only the result
        console.error(`Making the files of ${command.file} …`)
        const file = command.file === '-' ? await saveInput() : fileFrom(command.file)
        return addedWords(basename(file), await media.add(file, command))
      }
      case 'list':
        return listWords(await media.list(command.roomId))
      case 'move':
        return movedWords(await media.move(command.id, command.position))
      case 'remove': {
        const removed = await media.remove(command.id)
        // a typed command is deliberate: nothing is left to restore
        await media.forget(command.id)
        return removedWords(removed)
      }
    }
  } finally {
    await media.close()
  }
}

// runs the handlers of 'exit', which remove incomplete files
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const command = parseOrExit(parseMediaCommand)
try {
  console.log(await run(command))
} catch (thrown) {
  const cause = refusalOf(thrown)
  console.error(messageOf(cause))
  process.exitCode = exitCodeOf(cause)
}
