import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createApi, describeMail, listen, mailOptions, oidcOptions, parseEnvironment } from '@calm-rest/api'
