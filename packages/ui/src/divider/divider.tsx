import { classNames } from '../class-names.ts'
import type { SectionTone } from '../section/section.tsx'
import * as styles from './divider.module.css'

export interface DividerProps {
  scene?: 'sea' | 'hills' | undefined
  /** Tone of the section below: the nearest layer takes its colour. */
  into?: SectionTone | undefined
  className?: string | undefined
}

const tones = {
  plain: styles.plain,
  sand: styles.sand,
  dusk: styles.dusk,
  sea: styles.seaDeep,
  tea: styles.teaDeep,
}

/**
 * A horizon between two sections, in flat layers like a poster's. Lies on the ground of the section above. Its viewBox
 * holds what stands in the land or on the sea: that is whole at every width. Land and sea reach far beyond, for wide screens.
 */
export function Divider({ scene = 'sea', into = 'sea', className }: DividerProps) {
  const Scene = scene === 'sea' ? Sea : Hills
  return (
    <svg
      viewBox="340 0 760 170"
      preserveAspectRatio="xMidYMax meet"
      className={classNames(styles.divider, className)}
      aria-hidden="true"
      focusable="false"
    >
      <Scene near={tones[into]} />
    </svg>
  )
}

/** An oruwa, the outrigger of the south coast, on its way home before the sun is down. */
function Sea({ near }: { near: string | undefined }) {
  return (
    <>
      <circle className={styles.sun} cx="1010" cy="84" r="54" />
      <path
        className={styles.pale}
        d="M-720 92q180-17 360 0t360 0c150-14 300-16 460-4s300 12 470-2 340-14 510 0q180 15 360 0t360 0V170H-720Z"
      />
      <g>
        <path className={styles.sail} d="M492 100 452 26l66-12 22 88Z" />
        <path className={styles.stripe} d="m465.2 50.4 60.1-7.4 5.9 23.8L476 70.4Z" />
        <path
          className={styles.hull}
          d="M446 100c34 10 96 10 134-4-6 10-12 16-20 20-36 6-72 6-96 0-8-4-14-9-18-16Z"
        />
      </g>
      <path
        className={styles.light}
        d="M-720 116q180-30 360 0t360 0c120-20 260-20 400-4s250 16 400-4 330-18 640 8q180 15 360 0t360 0V170H-720Z"
      />
      <path
        className={styles.mid}
        d="M-720 130q180 22 360 0t360 0c180 22 300 18 440 0s270-18 410 0 320 22 590-8q180-20 360 0t360 0V170H-720Z"
      />
      <path
        className={near}
        d="M-720 156q180-33 360 0t360 0c96-18 200-22 330-6s232 14 350-2 238-18 372-2 246 16 388-4q180-25 360 0t360 0V170H-720Z"
      />
    </>
  )
}

/** Tea in terraces, and the planter's bungalow. */
function Hills({ near }: { near: string | undefined }) {
  return (
    <>
      <circle className={styles.sun} cx="404" cy="78" r="46" />
      <path
        className={styles.teaPale}
        d="M-720 112q180-48 360 0t360 0C120 80 240 60 350 82s190 44 300 26S900 32 1010 46s250 64 430 50q180-14 360 0t360 0V170H-720Z"
      />
      <path
        className={styles.rowPale}
        d="M760 92c90-26 170-40 250-30s170 40 290 48M790 100c90-22 160-30 230-20s130 28 190 36"
      />
      <path className={styles.wall} d="M846 100V88h44v12Z" />
      <path className={styles.roof} d="m838 89 12-13h36l12 13Z" />
      <path
        className={styles.teaLight}
        d="M-720 112c240 20 560-14 720-22 140-6 260 24 420 40s300-6 470-26 330-22 550 10c200 29 440 10 720-10V170H-720Z"
      />
      <path
        className={styles.row}
        d="M-300 128c110-12 190-22 300-24 120-2 220 18 340 34M-260 140c90-10 170-18 260-20 90-2 170 8 250 20"
      />
      <path
        className={styles.tea}
        d="M-720 136q180-27 360 0t360 0c200-30 360-22 520-4s360 12 500-14 280-24 420-10q180 18 360 0t360 0V170H-720Z"
      />
      <path
        className={near}
        d="M-720 152q180-27 360 0t360 0c170-26 330-30 520-12s360 22 560 2 250-18 360-4q180 23 360 0t360 0V170H-720Z"
      />
    </>
  )
}
