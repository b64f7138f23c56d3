export { Trial } from './trial.tsx'
