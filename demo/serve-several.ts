import { type RunningSite, runSite } from '@calm-rest/site'
import type { SiteAnswer, SiteRequest } from '@calm-rest/testing/hosted-site'
import { demo } from './demo.ts'

// Starts any number of sites with their demo for the parent process: loading the code of a site takes longer than
// starting one.
const sites = new Map<number, RunningSite>()

const answer = async (request: SiteRequest): Promise<SiteAnswer> => {
  const { id } = request
  if ('stop' in request) {
    await sites.get(id)?.stop()
    sites.delete(id)
    return { id, stopped: true }
  }
  const site = await runSite({ demo, variables: { ...process.env, ...request.start } })
  sites.set(id, site)
  return { id, url: site.url, output: site.others.join('\n') }
}

process.on('message', (request: SiteRequest) => {
  void answer(request)
    .catch(({ stack, message }: Error): SiteAnswer => ({ id: request.id, failed: stack ?? message }))
    .then((said) => process.send?.(said))
})
process.once('disconnect', () => process.exit())
