import { serveSite } from '@calm-rest/site'
import { answerParent } from '../../processes/answer-parent.ts'

// The site as `npm start` serves it; PORT and DATA_DIR are in the environment.
const { url } = await serveSite()
answerParent({}, { url, pid: process.pid })
