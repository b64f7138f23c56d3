export { type AmenityIconName, amenityIcons } from './amenity-icons.ts'
/** Drawings by name, e.g. `icons.chevronLeft`. Use the dot, so that the build drops the rest. */
export * as icons from './drawings.ts'
export { GoogleMark } from './google-mark.tsx'
export { Icon, type IconProps } from './icon.tsx'
