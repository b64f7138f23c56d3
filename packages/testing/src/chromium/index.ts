// commands use this door, too: nothing behind it may need a test around it
export { findChromium, findHeadlessShell } from './find.ts'
export { launchChromium, launchWholeChromium } from './launch.ts'
