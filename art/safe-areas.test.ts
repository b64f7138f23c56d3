import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pictures } from './catalog.ts'
import { frameSheets, frames, read, root, type Shown, screens } from './frames.fixture.ts'
import type { Box } from './toolkit/geometry.ts'

/** Width and height of a drawing. */
const sizeOf = (drawn: string): readonly [number, number] => {
  const [, width, height] = drawn.match(/viewBox="0 0 (\d+) (\d+)"/) ?? []
  return [Number(width), Number(height)]
}

/** The part of a drawing of this size that a frame shows and nothing covers, in units of the drawing. */
const shownOf = (frame: Shown, [width, height]: readonly [number, number]): Box => {
  const { position, covered = { head: 0, foot: 0 } } = frame
  const scale = Math.max(frame.width / width, frame.height / height)
  const left = ((width - frame.width / scale) * position[0]) / 100
  const top = ((height - frame.height / scale) * position[1]) / 100
  return [
    left,
    top + covered.head / scale,
    left + frame.width / scale,
    top + (frame.height - covered.foot) / scale,
  ]
}

/** Rounding errors are no cut. */
const tolerance = 0.01

const holds = (shown: Box, safe: Box) =>
  shown[0] <= safe[0] + tolerance &&
  shown[1] <= safe[1] + tolerance &&
  shown[2] >= safe[2] - tolerance &&
  shown[3] >= safe[3] - tolerance

it.each(frames)('shows the safe area of each drawing on every screen: $name', ({ pictures: own, on }) => {
  const cut = pictures
    .filter(({ file }) => own.test(file))
    .flatMap(({ file, safe }) => {
      const size = sizeOf(read(file))
      return screens.flatMap((screen) =>
        on(screen)
          .map((frame) => shownOf(frame, size))
          .filter((shown) => !holds(shown, safe ?? [0, 0, ...size]))
          .map((shown) => `${file} on ${screen.width} × ${screen.height}: ${shown.map(Math.round)}`),
      )
    })
  expect(cut).toEqual([])
})

it('knows every stylesheet that cuts pictures to a frame', () => {
  const sheets = globSync('{shell,mf-{auth,booking,reviews,rooms},packages/ui}/src/**/*.css', { cwd: root })
  const cutting = sheets.filter((file) => /object-fit: .*cover/.test(read(file)))
  expect(cutting.filter((file) => !frameSheets.has(file))).toEqual([])
})
