import { type Level, type Logger, pino } from 'pino'
import { expect, it } from 'vitest'
import { createRequestLine } from './request-line.ts'

const line = {
  requestId: '7c1f8a52-5f2f-4d77-9d0e-1a2b3c4d5e6f',
  method: 'GET',
  route: '/api/rooms/:id',
  status: 404,
  code: 'room_not_found',
  composition: '0123456789ab',
  ms: 0.4,
}

const aLogger = (level: Level = 'info') => {
  const lines: string[] = []
  return { lines, logger: pino({ level }, { write: (text) => void lines.push(text) }) }
}

const asRead = (text: string | undefined) => ({ ...JSON.parse(text ?? ''), time: undefined })

it.each<[string, Parameters<ReturnType<typeof createRequestLine>>[0], (logger: Logger) => Logger]>([
  ['with a code and a composition', line, (logger) => logger],
  ['without', { ...line, code: undefined, composition: undefined }, (logger) => logger],
  ['of a logger with fields of its own', line, (logger) => logger.child({ site: 'the "second"' })],
  ['of a route that has to be escaped', { ...line, route: '/a"b\\c' }, (logger) => logger],
])('writes the line that pino writes: %s', (_, answered, of) => {
  const { lines, logger } = aLogger()
  of(logger).info(answered, 'request')
  createRequestLine(of(logger))(answered)
  expect(asRead(lines[1])).toEqual(asRead(lines[0]))
  expect(Object.keys(JSON.parse(lines[1] ?? '')).slice(0, 2)).toEqual(['level', 'time'])
  expect(lines[1]?.endsWith('}\n')).toBe(true)
})

it('writes nothing below the level of the logger, which may change', () => {
  const { lines, logger } = aLogger('warn')
  const write = createRequestLine(logger)
  write(line)
  expect(lines).toEqual([])
  logger.level = 'info'
  write(line)
  expect(lines).toHaveLength(1)
})
