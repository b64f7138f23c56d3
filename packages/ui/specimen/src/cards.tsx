import { useState } from 'react'
import {
  amenityIcons,
  Badge,
  Button,
  Card,
  FilterTabs,
  Icon,
  icons,
  Picture,
  Price,
  Skeleton,
  StarRating,
} from '../../src/index.ts'
import { Scene } from './scene.tsx'
import * as styles from './specimen.module.css'
import type { Words } from './words.ts'

/** Three by two pixels. */
const veranda =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAHUlEQVQImWOQr2qt3Lrp/NP7DC9v7fq0NP92igEAcMYLhF2ViE8AAAAASUVORK5CYII='

export function Cards({ t }: { t: Words }) {
  const [category, setCategory] = useState(0)
  const tabs = t.categories.map((label, index) => ({ value: String(index), label }))
  return (
    <div className={styles.stack}>
      <h2>{t.categoriesLabel}</h2>
      <FilterTabs
        label={t.categoriesLabel}
        tabs={tabs}
        value={String(category)}
        onValueChange={(value) => setCategory(Number(value))}
        panelId="rooms"
      />
      <div id="rooms" role="tabpanel" aria-label={t.categories[category]} className={styles.cards}>
        <Card
          as="article"
          media={<Scene />}
          mark={<Badge tone="sun">{t.badge}</Badge>}
          actions={<RoomActions t={t} />}
        >
          <RoomText t={t} />
        </Card>
        <Card as="article" media={<Scene />} actions={<RoomActions t={t} />}>
          <h3>{t.roomName}</h3>
          <StarRating value={4.6} label={t.stars(4.6)} text="4.6" />
          <Price price="$184" per={t.night} perLabel={t.perNight} />
          <div className={styles.row}>
            <Badge>{t.badge}</Badge>
            <Badge tone="sea">{t.badge}</Badge>
            <Badge tone="tea">{t.badge}</Badge>
            <Badge tone="dusk" icon={<Icon draw={icons.check} />}>
              {t.badge}
            </Badge>
          </div>
        </Card>
        <Card
          media={
            <Picture
              picture={{ src: veranda, width: 3, height: 2, preview: veranda }}
              urlOf={(path) => path}
              alt=""
              sizes="100vw"
              onBroken={() => {}}
            />
          }
        >
          <RoomText t={t} />
        </Card>
        <Card media={<Skeleton shape="picture" />} actions={<Skeleton shape="button" />}>
          <Skeleton shape="title" />
          <Skeleton lines={3} />
        </Card>
      </div>
      <Card as="article" layout="row" media={<Scene />} actions={<RoomActions t={t} />}>
        <RoomText t={t} />
      </Card>
    </div>
  )
}

function RoomActions({ t }: { t: Words }) {
  return (
    <>
      <Button>{t.book}</Button>
      <Button variant="secondary">{t.details}</Button>
    </>
  )
}

function RoomText({ t }: { t: Words }) {
  return (
    <>
      <div className={styles.line}>
        <h3>{t.roomName}</h3>
        <Price
          price="$148"
          oldPrice="$184"
          priceLabel={t.now}
          oldPriceLabel={t.was}
          per={t.night}
          perLabel={t.perNight}
        />
      </div>
      <StarRating value={3.5} label={t.stars(3.5)} text="3.5" />
      <p>{t.roomText}</p>
      <p className={styles.facts}>
        <span>
          <Icon draw={icons.guests} /> 2
        </span>
        <span>
          <Icon draw={icons.size} /> 42 m²
        </span>
        <span>
          <Icon draw={amenityIcons['air-conditioning']} /> 24 °C
        </span>
      </p>
    </>
  )
}
