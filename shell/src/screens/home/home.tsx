import { About } from './about.tsx'
import { Closing } from './closing.tsx'
import { FeaturedRooms } from './featured-rooms.tsx'
import { Hero } from './hero.tsx'
import { ServiceTiles } from './service-tiles.tsx'
import { Testimonial } from './testimonial.tsx'

export const Home = () => (
  <>
    <Hero />
    <About />
    <FeaturedRooms />
    <ServiceTiles />
    <Testimonial />
    <Closing />
  </>
)
