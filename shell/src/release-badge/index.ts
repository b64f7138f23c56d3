export { ReleaseBadge } from './release-badge.tsx'
