export { stockManifest } from '../adopt/stock-manifest.fixture.ts'
