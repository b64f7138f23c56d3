import { NamedSlot } from '../../slots/remote-slot.tsx'
import { About } from './about.tsx'
import { Closing } from './closing.tsx'
import { FeaturedRooms } from './featured-rooms.tsx'
import { Hero } from './hero.tsx'
import { ServiceTiles } from './service-tiles.tsx'
import { Testimonial } from './testimonial.tsx'

/** One object: a slot takes another for a change. */
const nothing = {}

export const Home = () => (
  <>
    <Hero />
    <About />
    <FeaturedRooms />
    <NamedSlot name="home" props={nothing} />
    <ServiceTiles />
    <Testimonial />
    <Closing />
  </>
)
