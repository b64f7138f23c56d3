import {
  type Frame,
  frameAround,
  frameOf,
  isInFrame,
  type Land,
  outlineOf,
  type Position,
  readWorld,
  toPixel,
  toPosition,
} from '@calm-rest/contract/world'
import { Button } from '@calm-rest/ui'
import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './place.module.css'

const size = { width: 600, height: 400 }
/** Degrees of latitude of the whole map, and of the nearest view. */
const whole = 150
const nearest = 0.4
/** Share of the height that a press of an arrow moves the pin by. */
const stride = 0.02

const steps: Partial<Record<string, readonly [number, number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

let loaded: Promise<Land[]> | undefined

const loadWorld = () => {
  loaded ??= fetch('/art/world.json').then(async (answer) => readWorld(await answer.json()))
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

interface PinMapProps {
  at: Position | undefined
  onPlaced: (at: Position) => void
  /** Loads the outlines. */
  load?: () => Promise<readonly Land[]>
}

/** A map of outlines: a press puts the pin there, arrows move it, two buttons show more or less of the world. */
export const PinMap = ({ at, onPlaced, load = loadWorld }: PinMapProps) => {
  const { t } = useTranslation()
  const [world, setWorld] = useState<readonly Land[]>([])
  const [degrees, setDegrees] = useState<number>()
  useEffect(() => {
    void load().then(setWorld, () => {})
  }, [load])
  const middle = at ?? { latitude: 10, longitude: 10 }
  const around = at && world.length > 0 && degrees === undefined ? frameAround(world, at, size) : undefined
  const height = degrees ?? (around ? size.height / around.scaleY : whole)
  const frame = around ?? frameOf(middle, height, size)
  const place = ({ latitude, longitude }: Position) =>
    onPlaced({ latitude: rounded(latitude, 90), longitude: rounded(longitude, 180) })
  const pressed = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * size.width
    const y = ((event.clientY - box.top) / box.height) * size.height
    if (degrees === undefined) setDegrees(height)
    place(toPosition(frame, x, y))
  }
  const moved = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const by = height * stride
    place({ latitude: middle.latitude + step[0] * by, longitude: middle.longitude + step[1] * by })
  }
  return (
    <div className={styles.map}>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        className={styles.picture}
        role="application"
        aria-label={t('facts.place.map')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move the pin; the fields beside it do the same
        tabIndex={0}
        onPointerUp={pressed}
        onKeyDown={moved}
      >
        <path className={styles.land} d={landIn(world, frame)} />
        {at && <Pin at={toPixel(frame, at)} />}
      </svg>
      <div className={styles.ways}>
        <Button
          variant="secondary"
          size="small"
          disabled={height <= nearest}
          onClick={() => setDegrees(Math.max(nearest, height / 2))}
        >
          {t('facts.place.nearer')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={height >= whole}
          onClick={() => setDegrees(Math.min(whole, height * 2))}
        >
          {t('facts.place.farther')}
        </Button>
      </div>
      <p className={styles.hint}>{t('facts.place.coarse')}</p>
    </div>
  )
}

const Pin = ({ at: { x, y } }: { at: { x: number; y: number } }) => (
  <path className={styles.pin} d={`M${x} ${y}c-4-11-17-19-17-33a17 17 0 0 1 34 0c0 14-13 22-17 33z`} />
)

const landIn = (world: readonly Land[], frame: Frame) =>
  world
    .filter((land) => isInFrame(frame, land))
    .map((land) => outlineOf(frame, land, 1.2))
    .join('')

/** Four decimals are some ten metres. */
const rounded = (degrees: number, most: number) =>
  Math.round(Math.min(most, Math.max(-most, degrees)) * 10_000) / 10_000
