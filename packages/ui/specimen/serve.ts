/** `node packages/ui/specimen/serve.ts`: builds the specimen and serves it on PORT (4200). */
import { once } from 'node:events'
import { build } from './build.ts'
import { createSpecimenServer } from './server.ts'

await build()
const server = createSpecimenServer().listen(Number(process.env.PORT ?? 4200), '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const port = typeof address === 'object' ? address?.port : undefined
console.log(`ready http://127.0.0.1:${port}/`)
