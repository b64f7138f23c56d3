import * as styles from './scene.module.css'

/** A stand-in for a room's picture. */
export function Scene() {
  return (
    <svg
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      className={styles.scene}
      aria-hidden="true"
    >
      <path className={styles.sky} d="M0 0h600v400H0Z" />
      <circle className={styles.sun} cx="410" cy="170" r="78" />
      <path className={styles.light} d="M0 214c120-20 220-10 320 0s200 10 280-4v60H0Z" />
      <path className={styles.mid} d="M0 244c140 16 260-12 380-4s160 14 220 2v60H0Z" />
      <path className={styles.deep} d="M0 280c100-14 240 14 360 4s160-16 240 0v116H0Z" />
      <path className={styles.sand} d="M0 350c160-34 380-10 600 10v40H0Z" />
    </svg>
  )
}
