export { Manager } from './manager.tsx'
