import { FactsCard } from '../facts/facts-card.tsx'
import * as styles from './house.module.css'

/** The rooms, and what is true of the whole house. */
export const HouseOverview = () => (
  <div className={styles.page}>
    <FactsCard />
  </div>
)
