export { fileEntry, packFiles, packFolder } from '../archive/pack.fixture.ts'
export { ciAudience, startCiIssuer } from '../grants/ci-issuer.fixture.ts'
export { manifestOf, placesAt, publishSmall } from '../manifest.fixture.ts'
export { wholeBuild } from '../whole-release.fixture.ts'
