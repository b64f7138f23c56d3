export { Privacy } from './privacy.tsx'
