import { expect, it } from 'vitest'
import { type Answer, readAnswers } from './read-answers.ts'

const wire = Buffer.from(
  'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello' +
    'HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n' +
    'HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n10\r\n, 0123456789abcd\r\n0\r\n\r\n' +
    'HTTP/1.1 409 Conflict\r\ncontent-length: 0\r\n\r\n',
)

it.each([1, 2, 7, 1000])('finds every answer in pieces of %i bytes', (size) => {
  const answers: Answer[] = []
  const read = readAnswers((answer) => answers.push(answer))
  for (let at = 0; at < wire.length; at += size) read(wire.subarray(at, at + size))
  expect(answers.map(({ status }) => status)).toEqual([200, 304, 201, 409])
  expect(answers[0]?.bytes).toBe(wire.indexOf('HTTP/1.1 304'))
  expect(answers[2]?.bytes).toBe(wire.indexOf('HTTP/1.1 409') - wire.indexOf('HTTP/1.1 201'))
})

it('refuses an answer whose end it cannot know', () => {
  const read = readAnswers(() => {})
  expect(() => read(Buffer.from('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n'))).toThrow('without a length')
})
