import { checkProjectWords, type WordFinding } from '@calm-rest/build/words'
import { CommandFailed } from '@calm-rest/command'
import type { Project } from './project.ts'

/** Throws `CommandFailed` with each word that a language lacks, or that the code asks for and no file has. */
export const assertWords = ({ folder }: Pick<Project, 'folder'>): void => {
  const wrong = checkProjectWords(folder)
  if (wrong.length > 0) throw new CommandFailed(`Words are wrong:\n${wrong.map(describe).join('\n')}`)
}

const describe = ({ file, line, what, why }: WordFinding) =>
  `  ${file}${line === undefined ? '' : `:${line}`}  ${what}  ${why}`
