import { takeLinkToken } from './site/link-token.ts'
import { nextTask } from './site/next-task.ts'
import '@calm-rest/ui/fonts.css'
import '@calm-rest/ui/base.css'
import './transitions/transitions.css'

/**
 * The libraries of the page are loaded already, in the same files as this; compiling and running them takes
 * long. Each does so in a task of its own. One export of each is named, since a whole import would load all
 * of it.
 */
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: ["createPortal"] */ 'react-dom'),
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["createInstance"] */ 'i18next'),
  () => import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ 'react-router-dom'),
]

const run = async () => {
  for (const part of parts) {
    await part()
    await nextTask()
  }
  const { start } = await import(/* webpackMode: "eager", webpackExports: ["start"] */ './start.tsx')
  await nextTask()
  await start()
}

takeLinkToken()
void run()
