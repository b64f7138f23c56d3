import * as styles from './header.module.css'
import { NavBar } from './nav-bar.tsx'
import { TopBar } from './top-bar.tsx'
import type { Menu } from './use-menu.ts'

export const Header = ({ menu }: { menu: Menu }) => (
  <header className={styles.header}>
    <TopBar />
    <NavBar menu={menu} />
  </header>
)
