import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Possible paths of an installed Chromium or Chrome, most likely first. */
export const installedCandidates = (path = ''): string[] => [...inFolders(names, path), ...usualPlaces]

/** Possible paths of its headless shell. */
export const shellCandidates = (path = ''): string[] => inFolders(shellNames, path)

const inFolders = (programs: readonly string[], path: string) =>
  programs.flatMap((name) =>
    path
      .split(delimiter)
      .filter(Boolean)
      .map((folder) => join(folder, name)),
  )
