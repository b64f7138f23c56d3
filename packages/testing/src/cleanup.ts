import { onTestFinished, TestRunner } from 'vitest'

type Work = () => unknown

const pending: Work[] = []

/** Runs a cleanup when the calling test ends; when called in a `beforeAll`, when the file ends. */
export const whenDone = (work: Work) => {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await work()))
  else pending.push(work)
}

/**
 * Runs the cleanups of a `beforeAll`, last first. Called at the end of every file: see clean-up-each-file.ts.
 */
export const cleanUp = async () => {
  for (let work = pending.pop(); work; work = pending.pop()) await work()
}
