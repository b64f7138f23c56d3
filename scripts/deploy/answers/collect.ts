import { readFileSync } from 'node:fs'
import { WrongUse } from '@calm-rest/command'
import type { z } from 'zod'
import type { Answers, Given, Question } from './question.ts'
import { questions } from './questions.ts'

/** Somebody who answers; undefined where nobody is here to ask. */
export interface Prompt {
  ask(text: string, options: { usual: string; isSecret: boolean }): Promise<string>
  say(line: string): void
}

interface Sources {
  /** From flags, and from variables behind them. */
  given: Given
  /** From the settings that exist. */
  before: Given
  prompt: Prompt | undefined
  /** Whether what is given replaces what exists without a question. */
  yes: boolean
}

const reasonOf = (error: z.ZodError) => error.issues.map(({ message }) => message).join('; ')

/** The secret in a file that a variable names, such as DEPLOY_SMTP_PASSWORD_FILE. */
const readSecret = (variable: string, file: string | undefined) => {
  if (!file) return undefined
  try {
    return readFileSync(file, 'utf8').replace(/[\r\n]+$/, '')
  } catch (cause) {
    throw new WrongUse(`${variable} names ${file}, which cannot be read (${(cause as Error & Coded).code}).`)
  }
}

interface Coded {
  code?: string
}

/** Answers by variables such as DEPLOY_NAME, and secrets by files that they name; flags go before them. */
export const givenBy = (variables: NodeJS.ProcessEnv, flags: Given): Given => {
  const given: Given = {}
  for (const { key, variable, isSecret } of questions) {
    const fromFile = isSecret ? readSecret(`${variable}_FILE`, variables[`${variable}_FILE`]) : undefined
    const value = flags[key] ?? variables[variable] ?? fromFile
    if (value !== undefined) given[key] = value
  }
  return given
}

/** Asks again, with the reason, until the answer is right. */
const askUntilRight = async ({ text, schema, isSecret = false }: Question, usual: string, prompt: Prompt) => {
  for (;;) {
    const typed = await prompt.ask(text, { usual, isSecret })
    const answer = schema.safeParse(typed === '' ? usual : typed)
    if (answer.success) return answer.data
    prompt.say(`${reasonOf(answer.error)}.`)
  }
}

/** How to give the answer without a person. */
const wayOf = ({ flag, variable, isSecret = false }: Question) =>
  isSecret ? variable : `--${flag} (${variable})`

const parseGiven = (question: Question, value: string) => {
  const answer = question.schema.safeParse(value)
  if (answer.success) return answer.data
  throw new WrongUse(`${wayOf(question)} is not right: ${reasonOf(answer.error)}.`)
}

const shown = ({ isSecret = false }: Question, value: string) => (isSecret ? '(a secret)' : value)

/** What is given replaces what exists only with a yes. */
const mayReplace = async (question: Question, old: string, given: string, { prompt, yes }: Sources) => {
  if (old === given || yes) return true
  const words = `${question.text}: it is ${shown(question, old)}. Replace it with ${shown(question, given)}`
  if (!prompt) throw new WrongUse(`${words}? Nobody is here to ask: say --yes.`)
  const answer = await prompt.ask(`${words} (yes or no)`, { usual: 'no', isSecret: false })
  return /^y(es)?$/i.test(answer)
}

const answerTo = async (question: Question, sources: Sources, so: Given): Promise<string> => {
  const { given, before, prompt } = sources
  const { key, usual = () => '', isAsked = () => true } = question
  const old = before[key]
  const value = given[key]
  if (value !== undefined) {
    const parsed = parseGiven(question, value)
    if (old === undefined || (await mayReplace(question, old, parsed, sources))) return parsed
    return old
  }
  const standing = old ?? usual(so)
  if (!isAsked(so)) return standing
  if (prompt && !sources.yes) return askUntilRight(question, standing, prompt)
  const taken = question.schema.safeParse(standing)
  if (taken.success) return taken.data
  throw new WrongUse(`${question.text}? Nobody is here to ask: say ${wayOf(question)}.`)
}

/**
 * Answers to all questions: what is given, else what a person says, else what exists, else the usual. Throws
 * `WrongUse` for a wrong flag, and where an answer is missing and nobody can be asked.
 */
export const collectAnswers = async (sources: Sources): Promise<Answers> => {
  const answers: Given = {}
  for (const question of questions) answers[question.key] = await answerTo(question, sources, answers)
  return answers as Answers
}
