export { findChromium, launchChromium } from './chromium/index.ts'
