import * as styles from './guest-book.module.css'

/** The guest book on the veranda: open at a new page, with tea, before the sea in the evening. */
export const GuestBook = () => (
  <svg viewBox="0 0 480 320" className={styles.picture} aria-hidden="true" focusable="false">
    <path className={styles.sky} d="M0 0h480v320H0Z" />
    <circle className={styles.glow} cx="338" cy="128" r="92" />
    <circle className={styles.sun} cx="338" cy="128" r="56" />
    <path className={styles.seaPale} d="M0 132c120-10 240-10 480 0v70H0Z" />
    <path className={styles.seaLight} d="M0 152c110-12 230 6 320 2s120-8 160-4v60H0Z" />
    <path className={styles.seaMid} d="M0 176c130-10 200 10 300 6s130-10 180-2v50H0Z" />
    <path className={styles.sail} d="m112 92 34 46h-40Z" />
    <path className={styles.hull} d="M88 139h72c-6 10-16 14-36 14s-30-4-36-14Z" />
    <path className={styles.post} d="M0 0h26v222H0ZM454 0h26v222h-26Z" />
    <path className={styles.rail} d="M0 186h480v14H0Z" />
    <path className={styles.table} d="M0 222h480v98H0Z" />
    <path className={styles.edge} d="M0 222h480v8H0Z" />
    <path className={styles.cover} d="m96 296 44-64h200l44 64Z" />
    <path className={styles.page} d="m112 288 36-54c34-12 68-10 92 2v58c-40-14-90-14-128-6Z" />
    <path className={styles.pageBack} d="m368 288-36-54c-34-12-68-10-92 2v58c40-14 90-14 128-6Z" />
    <path
      className={styles.lines}
      d="M160 244c22-6 46-6 66 0M152 256c26-6 52-6 74 1M144 268c30-7 58-6 82 2M254 244c20-6 44-6 66 0"
    />
    <path className={styles.pen} d="m282 278 62-66 8 7-62 64-11 4Z" />
    <path className={styles.saucer} d="M392 268c0-8 66-8 66 0s-66 10-66 0Z" />
    <path className={styles.cup} d="M402 236h46c0 20-8 30-23 30s-23-10-23-30Z" />
    <path className={styles.tea} d="M402 236c0-5 46-5 46 0s-46 5-46 0Z" />
  </svg>
)
