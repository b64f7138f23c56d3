export { type Frame, frameAround, frameOf, landAt, toPixel, toPosition } from './frame.ts'
export { isInFrame, outlineOf } from './outline.ts'
export { isOn, type Land, type Position, readWorld, type WorldFile } from './world.ts'
