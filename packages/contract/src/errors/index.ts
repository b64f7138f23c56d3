export {
  type ErrorCode,
  type ErrorStatus,
  errorStatus,
  type FieldErrorCode,
  fieldErrorCodes,
  isErrorCode,
} from './codes.ts'
export { errorWords, fieldErrorWords, stayLengthWords } from './words/index.ts'
