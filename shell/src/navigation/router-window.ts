import { nextTask } from '../site/next-task.ts'

/**
 * The window as the router has it: it hears of Back and Forward a task later. Within that event React renders a screen in
 * one go, for browsers that restore positions just then, and shows an empty page where the screen waits for its data.
 */
export const routerWindow = {
  history,
  location,
  document,
  addEventListener: (type: string, changed: () => void) =>
    addEventListener(type, () => void nextTask().then(changed)),
  // the router lives as long as the page
  removeEventListener: () => {},
} as unknown as Window
