import { startOrExit } from '@calm-rest/server'
import { serveSite } from './serve-site.ts'

// npm run serve: production. Serves what is built and released; builds nothing.
await startOrExit(async () => {
  const { url, others } = await serveSite({ invitesOwner: true, warmsUp: true })
  for (const line of others) console.log(line)
  console.log(`ready ${url}`)
})
