// commands use this door, too: nothing behind it may need a test around it
export { findChromium } from './find.ts'
export { launchChromium } from './launch.ts'
