import { afterAll } from 'vitest'

/** Collects figures of a test file and prints them as one table at the end. They have no limits. */
export const figures = (title: string) => {
  const lines: [string, string][] = []
  afterAll(() => {
    const width = Math.max(...lines.map(([what]) => what.length))
    const rows = lines.map(([what, figure]) => `  ${what.padEnd(width)}  ${figure}`)
    console.log([`${title}:`, ...rows].join('\n'))
  })
  return (what: string, figure: string) => void lines.push([what, figure])
}

export const inMs = (since: number) => `${Math.round(performance.now() - since)} ms`
