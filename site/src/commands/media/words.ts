import type { AddedPhotograph, PlacedPhotograph, RoomPhotographs } from '@calm-rest/api/media'

const size = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
const pixels = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`
const photographs = (count: number) => `${count} photograph${count === 1 ? '' : 's'}`

export const addedWords = (fileName: string, added: AddedPhotograph) => {
  const { id, room, position, count, original, largest } = added
  return `${room.name} now shows ${fileName} as picture ${position} of ${count} (number ${id}).
${pixels(original)} pixels, ${size(original.bytes)}; for visitors at most ${pixels(largest)}, ${size(largest.avifBytes)} as AVIF or ${size(largest.webpBytes)} as WebP.
Place, time and camera were taken out. A site that runs shows it from the next page view on.`
}

export const movedWords = ({ photograph: { fileName, id, position }, room, count }: PlacedPhotograph) =>
  `${room.name} now shows ${fileName} (number ${id}) as picture ${position} of ${count}.`

export const removedWords = ({ photograph, room, count }: PlacedPhotograph) =>
  `${room.name} no longer shows ${photograph.fileName} (number ${photograph.id}): ` +
  `${count === 0 ? 'it is back to its drawn scenes' : `it has ${photographs(count)} left`}.`

/** A block for each room with photographs, and one line for those without. */
export const listWords = (rooms: readonly RoomPhotographs[]) => {
  const shown = rooms.filter((room) => room.photographs.length > 0)
  const drawn = rooms.filter((room) => room.photographs.length === 0)
  const blocks = shown.map((room) => [`${room.name} (${room.id})`, ...rowsOf(room)].join('\n'))
  if (drawn.length > 0) blocks.push(`Drawn scenes only: ${drawn.map(({ id }) => id).join(', ')}`)
  return blocks.join('\n\n')
}

const rowsOf = (room: RoomPhotographs) =>
  room.photographs.map((one, i) => {
    const cells = [`  ${i + 1}.`, `number ${one.id}`, one.fileName, pixels(one), one.addedAt.slice(0, 10)]
    return cells.join('  ')
  })
