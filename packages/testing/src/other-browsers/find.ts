import { globSync } from 'node:fs'
import { findProgram } from './find-program.ts'

// commands use this door, too: nothing behind it may need a test around it

/** Path of Firefox: an installed one, else Debian's. */
export const findFirefox = (): string =>
  findProgram({
    names: ['firefox-esr', 'firefox'],
    debianPackage: 'firefox-esr',
    places: () => ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  })

export interface WebKitPrograms {
  driver: string
  /** The small browser that WebKit's library brings. */
  browser: string
  /** For its window. */
  display: string
}

/** Paths of what WebKit takes to be driven on Linux: installed ones, else Debian's. */
export const findWebKit = (): WebKitPrograms => ({
  driver: findProgram({ names: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' }),
  browser: findProgram({
    names: ['MiniBrowser'],
    debianPackage: 'libwebkit2gtk-4.1-0',
    places: () => globSync('/usr/{lib,libexec}{,/*}/webkit{2gtk-4.1,gtk-6.0}/MiniBrowser'),
  }),
  display: findProgram({ names: ['Xvfb'], debianPackage: 'xvfb' }),
})
