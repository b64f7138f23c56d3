export { describeForDevtools } from './describe-for-devtools.ts'
