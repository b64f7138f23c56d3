import { expect, it } from 'vitest'
import { barChart } from './chart.ts'

it('draws an SVG file that says what it shows, without a browser', () => {
  const svg = barChart({
    title: 'Largest paint',
    unit: 'ms',
    groups: ['/rooms', '/book'],
    series: [
      { name: 'ours', values: [1234.4, 900] },
      { name: 'static page', values: [1100, 800] },
    ],
  })
  expect(svg).toMatch(/^<svg .*<\/svg>$/s)
  for (const text of ['Largest paint', 'ms', '/rooms', 'static page', '1234']) expect(svg).toContain(text)
})
