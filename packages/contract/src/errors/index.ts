export {
  type ErrorCode,
  type ErrorStatus,
  errorStatus,
  type FieldErrorCode,
  fieldErrorCodes,
  isErrorCode,
} from './codes.ts'
export { errorWords, fieldErrorWords, minNightsWords } from './words/index.ts'
