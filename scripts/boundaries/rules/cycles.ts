import type { Finding } from '../../sources/finding.ts'
import type { Edge, Tree } from '../tree.ts'

/** An import from one file of the project to another. */
interface Step {
  from: string
  to: string
  line: number
  names: readonly string[]
}

/**
 * No file imports itself through others, types included: files in a cycle are one unit that nobody reads, moves or
 * tests in pieces. `import()` is left out, since it is how a list of screens reaches those that know the list.
 */
export const cycles = (tree: Tree): Finding[] => {
  const steps = readSteps(tree)
  return findGroups(steps).map((group) => toFinding(group, shortestCycle(steps, group)))
}

const readSteps = ({ sources }: Tree) =>
  new Map([...sources.values()].map(({ file, edges }) => [file, edges.flatMap((edge) => toStep(file, edge))]))

const toStep = (from: string, { how, value, line, names, target }: Edge): Step[] =>
  target.type === 'file' && (how === 'static' || !value) ? [{ from, to: target.file, line, names }] : []

/** Sets of files that reach each other: the strongly connected components (Tarjan, 1972) that hold a cycle. */
const findGroups = (steps: ReadonlyMap<string, readonly Step[]>): Set<string>[] => {
  const groups: Set<string>[] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const visit = (file: string): number => {
    const at = order.size
    order.set(file, at)
    lowest.set(file, at)
    open.push(file)
    for (const { to } of steps.get(file) ?? []) {
      if (!order.has(to)) lowest.set(file, Math.min(lowestOf(file), visit(to)))
      else if (open.includes(to)) lowest.set(file, Math.min(lowestOf(file), order.get(to) ?? at))
    }
    if (lowestOf(file) === at) {
      const group = new Set(open.splice(open.indexOf(file)))
      if (group.size > 1 || steps.get(file)?.some(({ to }) => to === file)) groups.push(group)
    }
    return lowestOf(file)
  }
  const lowestOf = (file: string) => lowest.get(file) ?? 0
  for (const file of steps.keys()) if (!order.has(file)) visit(file)
  return groups
}

const shortestCycle = (steps: ReadonlyMap<string, readonly Step[]>, group: ReadonlySet<string>): Step[] => {
  const stepsFrom = (file: string) => (steps.get(file) ?? []).filter(({ to }) => group.has(to))
  const cycleThrough = (start: string): Step[] => {
    const reached = new Set<string>()
    const paths: Step[][] = stepsFrom(start).map((step) => [step])
    for (const path of paths) {
      const file = path.at(-1)?.to ?? start
      if (file === start) return path
      if (reached.has(file)) continue
      reached.add(file)
      paths.push(...stepsFrom(file).map((step) => [...path, step]))
    }
    return []
  }
  const found = [...group].sort().map(cycleThrough)
  return found.reduce((shortest, cycle) => (cycle.length < shortest.length ? cycle : shortest))
}

const toFinding = (group: ReadonlySet<string>, cycle: readonly Step[]): Finding => {
  const [first] = cycle
  const arrows = cycle.map(({ names, to }) => ` –${names.length > 0 ? names.join(', ') : 'effects'}→ ${to}`)
  const others = group.size - cycle.length
  const more = others > 0 ? ` (${others} more files hang together with it)` : ''
  return {
    file: first?.from ?? '',
    ...(first && { line: first.line }),
    what: `${first?.from}${arrows.join('')}`,
    why: `is an import cycle${more}: move what both sides need into a file that imports neither`,
  }
}
