import { serveSite } from '@calm-rest/site'
import { demo } from './demo.ts'

// Starts the built site with its demo, for tests and the lab.
const { url, others } = await serveSite({ demo })
for (const line of others) console.log(line)
console.log(`ready ${url}`)
