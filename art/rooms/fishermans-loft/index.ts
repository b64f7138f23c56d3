export { bedroom } from './bedroom.ts'
export { corner } from './corner.ts'
export { detail } from './detail.ts'
export { outlook } from './outlook.ts'
