import { serveSite } from './serving/serve-site.ts'

const { url, others } = await serveSite()
for (const line of others) console.log(line)
console.log(`ready ${url}`)
