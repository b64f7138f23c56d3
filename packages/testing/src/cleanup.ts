import { afterAll, onTestFinished, TestRunner } from 'vitest'

type Work = () => unknown

const pending: Work[] = []

/** Cleans up when the test ends that asked for it; asked for in a `beforeAll`, when the file ends. */
export const whenDone = (work: Work) => {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await work()))
  else pending.push(work)
}

// every test file has its own copy of this module, so this hook belongs to the file that imports it
afterAll(async () => {
  for (let work = pending.pop(); work; work = pending.pop()) await work()
})
