import { expect, it } from 'vitest'
import { parseTortureCommand } from './arguments.ts'

const known = ['kill', 'full-disk', 'load']

it('takes every scenario with seed 1 where nothing is named', () => {
  const command = { scenarios: known, seed: 1, isShort: false, minutes: 10 }
  expect(parseTortureCommand([], known)).toEqual(command)
})

it('takes the scenarios that are named, in the order of the table', () => {
  const args = ['load', 'kill', '--seed', '7', '--minutes', '2', '--short']
  const command = { scenarios: ['kill', 'load'], seed: 7, isShort: true, minutes: 2 }
  expect(parseTortureCommand(args, known)).toEqual(command)
})

it.each([['kil'], ['--sead', '1'], ['--seed', 'x'], ['--minutes', '-1']])('refuses %s %s', (...args) => {
  expect(() => parseTortureCommand(args, known)).toThrow(
    /Allowed choices are kill, full-disk, load|Unknown option|whole number/,
  )
})
