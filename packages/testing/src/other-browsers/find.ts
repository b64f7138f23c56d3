import { globSync } from 'node:fs'
import { findProgram } from './find-program.ts'

// commands import this module, too: it must not need a running test

/** Path of Firefox: an installed one, else Debian's. */
export const findFirefox = (): string =>
  findProgram({
    names: ['firefox-esr', 'firefox'],
    debianPackage: 'firefox-esr',
    places: () => ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  })

export interface WebKitPrograms {
  driver: string
  /** The small browser in WebKit's library package. */
  browser: string
  /** For its window. */
  display: string
}

/** Paths of the programs that drive WebKit on Linux: installed ones, or Debian's. */
export const findWebKit = (): WebKitPrograms => ({
  driver: findProgram({ names: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' }),
  browser: findProgram({
    names: ['MiniBrowser'],
    debianPackage: 'libwebkit2gtk-4.1-0',
    places: () => globSync('/usr/{lib,libexec}{,/*}/webkit{2gtk-4.1,gtk-6.0}/MiniBrowser'),
  }),
  display: findProgram({ names: ['Xvfb'], debianPackage: 'xvfb' }),
})
