export { type Container, scriptFolder } from './container.ts'
export { federationRuntime } from './federation-runtime.ts'
export { moduleContainer } from './module-container.ts'
export { withStyles } from './with-styles.ts'
