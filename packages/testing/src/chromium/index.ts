export { findChromium } from './find.ts'
export { launchChromium } from './launch.ts'
