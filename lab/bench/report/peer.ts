import { table } from './markdown.ts'

/** Largest paint, blocking in milliseconds and script in KB; the second of each with the peer's own options to combine and defer. */
const qloApps = [
  ['home', '9,164 / 7,792', '607 / 678', '226 / 176'],
  ['list of rooms', '2,996 / 1,716', '563 / 429', '217 / 167'],
  ['a room', '4,932 / 3,160', '625 / 675', '240 / 183'],
  ['booking form', '2,860 / 1,324', '199 / 348', '219 / 167'],
]

/** The most used open site of its kind, as it was measured once; it runs on no machine of ours. */
export const peerReport = (): string =>
  [
    '#### Beside QloApps',
    'QloApps 1.7.0.0 (PHP 8.2, nginx, MariaDB, gzip), as it comes and tuned by its own options, on the same phone and line: medians of five rounds in November 2026 on another machine. Blocking is of the whole load.',
    table(['', 'largest paint, ms', 'blocked, ms', 'script, KB'], qloApps),
  ].join('\n\n')
