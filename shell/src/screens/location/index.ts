export { Location } from './location.tsx'
