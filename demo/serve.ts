import { serveSite } from '@calm-rest/site'
import { demo } from './demo.ts'

// The built site with its demo: what tests and the lab start.
const { url, others } = await serveSite({ demo })
for (const line of others) console.log(line)
console.log(`ready ${url}`)
