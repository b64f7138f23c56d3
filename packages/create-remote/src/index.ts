export { type NewRemote, type Place, readTemplate, templatePackages } from './read-template.ts'
