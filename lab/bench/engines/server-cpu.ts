import { readdirSync, readFileSync } from 'node:fs'

/** Length of a tick of the kernel in Linux on any common machine. */
const msPerTick = 10

/** Fields of /proc/PID/stat after the name, which may hold spaces: from the state on. */
const fieldsOf = (pid: string) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    // ended since it was listed
    return undefined
  }
}

/** Processor time of a server with its processes, those that have ended included. */
export const serverCpuMs = (pid: number): number => {
  const sum = (fields: readonly string[], places: readonly number[]) =>
    places.reduce((all, place) => all + Number(fields[place]), 0) * msPerTick
  const own = sum(fieldsOf(String(pid)) ?? [], [11, 12, 13, 14])
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(fieldsOf)
    .filter((fields) => fields?.[1] === String(pid))
  return children.reduce((all, fields) => all + sum(fields ?? [], [11, 12]), own)
}
