export * from './amenities.ts'
export * from './signs.ts'
