import { serveSite } from './serving/serve-site.ts'

const { url } = await serveSite()
console.log(`ready ${url}`)
