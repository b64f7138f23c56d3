import type { HomeLoadResult } from '../home-load/index.ts'
import type { JourneyResult } from '../journey/index.ts'
import { type LighthouseFigure, type LighthouseResult, lighthouseFigures } from '../lighthouse/index.ts'
import type { PressResult } from '../presses/index.ts'
import type { ReturningResult } from '../returning/index.ts'
import { figure, ratio, spread, table } from './markdown.ts'

export const pressesReport = (results: readonly PressResult[]) =>
  table(
    [
      'until a press works, ms',
      'Calm Rest, cold',
      'one bundle, cold',
      'ratio',
      'Calm Rest, warm',
      'one bundle, warm',
      'ratio',
    ],
    results.map(({ what, path, cold, warm }) => [
      `${what} (\`${path.split('?')[0]}\`)`,
      ...[cold, warm].flatMap((times) => [
        spread(times.oursMs),
        spread(times.oneBundleMs),
        ratio(times.ratio),
      ]),
    ]),
  )

export const journeyReport = ({ inpMs, medianMs, interactions, slowest }: JourneyResult) =>
  `${table(
    ['', 'Calm Rest', 'one bundle', 'ratio'],
    [
      [
        '98 of 100 interactions (INP) within, ms',
        spread(inpMs.ours),
        spread(inpMs.oneBundle),
        ratio(inpMs.ratio),
      ],
      ['half of them within, ms', spread(medianMs.ours), spread(medianMs.oneBundle), ''],
      ['interactions of 16 ms and more', figure(interactions.ours), figure(interactions.oneBundle), ''],
    ],
  )}\n\nThe slowest event of all rounds on our site was a \`${slowest.name}\` of ${figure(slowest.durationMs)} ms.`

export const homeLoadReport = ({ bytes, perSecond, p99Ms, memoryMb, seconds }: HomeLoadResult) =>
  `${table(
    ['32 guests at once', 'Calm Rest', 'bare', 'ratio'],
    [
      ['pages a second', spread(perSecond.ours), spread(perSecond.bare), ratio(perSecond.ratio)],
      ['p99, ms', spread(p99Ms.ours), spread(p99Ms.bare), ''],
    ],
  )}\n\nA page of ${figure(bytes)} bytes. The site and the processes of its server bundles took ${figure(memoryMb.before)} MB before and ${figure(memoryMb.after)} MB after ${figure(seconds)} s of it.`

export const returningReport = (results: readonly ReturningResult[]) =>
  table(
    ['script, KB', 'first visit', 'again', 'after the shell’s release', 'after the remote’s'],
    results.map((one) => [
      one.takesDifferences ? 'with differences' : 'without',
      ...[one.firstBytes, one.againBytes, one.afterShellBytes, one.afterRemoteBytes].map((bytes) =>
        figure(bytes / 1000),
      ),
    ]),
  )

const lighthouseNames: Record<LighthouseFigure, string> = {
  'first-contentful-paint': 'FCP, ms',
  'largest-contentful-paint': 'LCP, ms',
  'total-blocking-time': 'TBT, ms',
  'speed-index': 'speed index, ms',
  'cumulative-layout-shift': 'CLS',
}

export const lighthouseReport = (results: readonly LighthouseResult[]) =>
  table(
    ['', 'performance', ...lighthouseFigures.map((name) => lighthouseNames[name])],
    results.map(({ path, score, figures }) => [
      `\`${path.split('?')[0]}\``,
      spread(score),
      ...lighthouseFigures.map((name) => spread(figures[name])),
    ]),
  )
