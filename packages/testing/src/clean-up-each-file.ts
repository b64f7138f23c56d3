import { afterAll } from 'vitest'
import { cleanUp } from './cleanup.ts'

// vitest runs this before each file, also where the files of a process share their modules
afterAll(cleanUp)
