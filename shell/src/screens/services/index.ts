export { Services } from './services.tsx'
