import { benchApi } from './bench/api/index.ts'

const r = await benchApi(process.argv.includes('--quick'))
for (const { name, bytes, perSecond, cpuMicros } of r.reads)
  console.log(
    name,
    bytes,
    'rps',
    Math.round(perSecond.ours.median),
    Math.round(perSecond.bare.median),
    perSecond.ratio.median.toFixed(2),
    'cpu µs',
    cpuMicros.ours.median.toFixed(0),
    cpuMicros.bare.median.toFixed(0),
    'ratio',
    cpuMicros.ratio.median.toFixed(2),
  )
console.log(JSON.stringify(r.bookings))
