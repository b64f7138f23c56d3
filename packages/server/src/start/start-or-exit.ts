import { failureWords } from './failure-words.ts'

/**
 * Runs `start`. If it fails, standard error gets the reason without a stack, and the process ends with 1.
 * LOG_LEVEL=debug or trace adds the stack.
 */
export const startOrExit = async (start: () => Promise<void>): Promise<void> => {
  try {
    await start()
  } catch (cause) {
    console.error(failureWords(cause, process.env))
    if (/^(debug|trace)$/.test(process.env.LOG_LEVEL ?? '')) console.error(cause)
    process.exit(1)
  }
}
