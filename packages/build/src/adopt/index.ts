export { type AdoptableBuild, type Adopted, adoptBuild } from './adopt-build.ts'
