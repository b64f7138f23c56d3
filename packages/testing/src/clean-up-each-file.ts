import { afterAll } from 'vitest'
import { cleanUp } from './cleanup.ts'

// vitest runs this before each file, also if the files of a process share their modules
afterAll(cleanUp)
