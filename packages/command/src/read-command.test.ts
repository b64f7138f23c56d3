import { expect, it } from 'vitest'
import { HelpRequested, WrongUse } from './outcomes.ts'
import { collect, readCommand, wholeNumber } from './read-command.ts'

const read = (...args: string[]) =>
  readCommand<object>(args, { name: 'npm run zoo --', description: 'animals' }, (program, choose) => {
    program.option('--json', 'one line of JSON as the answer')
    program
      .command('feed')
      .argument('<animal>')
      .option('--meals <n>', 'how many', wholeNumber(1, 9))
      .option('--food <food>', 'what; several times', collect)
      .action((animal, { meals, food }) => choose({ animal, meals, food }))
    program.command('wash').action(() => choose({}))
  })

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (cause) {
    return cause
  }
}

it('answers what an action chooses, with options before and after the command', () => {
  expect(read('--json', 'feed', 'lion', '--food', 'hay', '--food', 'fish', '--meals', '2')).toEqual({
    animal: 'lion',
    meals: 2,
    food: ['hay', 'fish'],
  })
})

it.each([
  [['fed'], "Unknown command 'fed'. Did you mean 'feed'?\n\nUsage: npm run zoo -- [options] [command]"],
  [['x'], "Unknown command 'x'.\n\nUsage: npm run zoo --"],
  [['feed'], "Missing required argument 'animal'.\n\nUsage: npm run zoo -- feed [options] <animal>"],
  [['feed', 'lion', '--meal', '2'], "Unknown option '--meal'. Did you mean '--meals'?"],
  [['feed', 'lion', '--meals', '10'], 'It is a whole number from 1 to 9.'],
  [['feed', 'lion', 'bear'], "Too many arguments for 'feed'. Expected 1 argument but got 2: lion, bear."],
  [[], 'Usage: npm run zoo -- [options] [command]'],
])('%j is not understood: one sentence and the help of the command', (args, words) => {
  const cause = thrownBy(() => read(...args))
  expect(cause).toBeInstanceOf(WrongUse)
  expect(String((cause as Error).message)).toContain(words)
})

it('gives help for the whole and for one command, with what the exit codes mean', () => {
  for (const [args, words] of [
    [['--help'], 'feed [options] <animal>'],
    [['feed', '-h'], '--meals <n>'],
  ] as const) {
    const cause = thrownBy(() => read(...args))
    expect(cause).toBeInstanceOf(HelpRequested)
    expect((cause as Error).message).toContain(words)
    expect((cause as Error).message).toContain('Exit code: 0 done')
  }
})
