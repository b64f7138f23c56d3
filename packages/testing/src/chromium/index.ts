// commands import this module, too: it must not need a running test
export { findChromium, findHeadlessShell } from './find.ts'
export { launchChromium, launchOwnChromium, launchWholeChromium } from './launch.ts'
