export { findChromium } from './find.ts'
export { launchChromium, launchProfile, type StorageSetting } from './launch.ts'
