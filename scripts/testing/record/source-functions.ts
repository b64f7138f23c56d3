import { parseSync, Visitor } from 'oxc-parser'

/** A function of a source; lines count from 1. */
export interface SourceFunction {
  start: number
  end: number
  from: number
  to: number
}

export interface SourceShape {
  functions: SourceFunction[]
  /** Offset of the first character of each line. */
  lineStarts: number[]
}

export const lineStartsOf = (text: string): number[] => {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** Index of the last element that is not above `value`, by a binary search. */
export const lastUpTo = (sorted: readonly number[], value: number): number => {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) <= value) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The functions of a source, in the order in which they begin. */
export const shapeOf = (file: string, text: string): SourceShape => {
  const lineStarts = lineStartsOf(text)
  const functions: SourceFunction[] = []
  const add = ({ start, end }: { start: number; end: number }) =>
    void functions.push({
      start,
      end,
      from: lastUpTo(lineStarts, start) + 1,
      to: lastUpTo(lineStarts, end) + 1,
    })
  new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(parseSync(file, text).program)
  functions.sort((one, other) => one.start - other.start || other.end - one.end)
  return { functions, lineStarts }
}

/** Index of the innermost function around a place; -1 outside of all. */
export const functionAt = ({ functions }: SourceShape, offset: number): number =>
  functions.findLastIndex(({ start, end }) => start <= offset && offset < end)
