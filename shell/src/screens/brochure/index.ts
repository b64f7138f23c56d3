export { Brochure } from './brochure.tsx'
