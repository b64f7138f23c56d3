import type { ListedPhotograph, RoomPhotographs } from '@calm-rest/contract/staff'

/** A place in the grid: a photograph that is shown at a position, or one that was taken away from there. */
export type GridPlace = { photograph: ListedPhotograph } & ({ position: number } | { removed: true })

/** The ids with one at another position, from 1 on. */
export const withMoved = (ids: readonly number[], id: number, position: number): number[] =>
  ids.filter((other) => other !== id).toSpliced(position - 1, 0, id)

/**
 * Photographs in the order of `ids`, which may be ahead of the server's, with those that were taken away where each
 * stood: the last one is put back first, as it would come back.
 */
export const placesOf = ({ photographs, removed }: RoomPhotographs, ids: readonly number[]): GridPlace[] => {
  const byId = new Map(photographs.map((photograph) => [photograph.id, photograph]))
  const shown = ids.flatMap((id) => byId.get(id) ?? [])
  const places = shown.map((photograph, i): GridPlace => ({ photograph, position: i + 1 }))
  return removed.reduce<GridPlace[]>(
    (all, photograph) => all.toSpliced(photograph.position - 1, 0, { photograph, removed: true }),
    places,
  )
}
