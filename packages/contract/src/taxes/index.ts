export * from './tax-amounts.ts'
export * from './tax-on-day.ts'
