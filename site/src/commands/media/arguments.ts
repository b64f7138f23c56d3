import { readCommand, wholeNumber } from '@calm-rest/command'

export type MediaCommand =
  | { name: 'add'; file: string; roomId: string; position: number | undefined }
  | { name: 'list'; roomId: string | undefined }
  | { name: 'move'; id: number; position: number }
  | { name: 'remove'; id: number }

export const parseMediaCommand = (args: readonly string[]): MediaCommand =>
  readCommand(
    args,
    {
      name: 'npm run media --',
      description: "The owner's photographs of rooms",
      exitCodes: '0 done, 1 failed, 2 not understood',
    },
    (program, choose) => {
      program
        .command('add')
        .description('show a photograph on the page of a room')
        .argument('<file>', '- for standard input')
        .requiredOption('--room <id>', 'the room type')
        .option('--position <n>', 'among its photographs; the last by default', wholeNumber())
        .action((file, { room: roomId, position }) => choose({ name: 'add', file, roomId, position }))
      program
        .command('list')
        .description('list the photographs of rooms')
        .option('--room <id>', 'only this room type')
        .action(({ room: roomId }) => choose({ name: 'list', roomId }))
      program
        .command('move')
        .description('move a photograph to another position in its room')
        .argument('<number>', "as 'list' shows it", wholeNumber())
        .requiredOption('--position <n>', '1 is the picture of its card', wholeNumber())
        .action((id, { position }) => choose({ name: 'move', id, position }))
      program
        .command('remove')
        .description('remove a photograph')
        .argument('<number>', "as 'list' shows it", wholeNumber())
        .action((id) => choose({ name: 'remove', id }))
    },
  )
