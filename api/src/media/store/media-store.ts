/** Stores the files of photographs by the photograph's hash. A stored file never changes. */
export interface MediaStore {
  /** Whether the files are on this machine, so that its backups contain them. */
  readonly isHere: boolean
  /**
   * Takes the files of a folder, which may be deleted afterwards. Returns the rest of the work, to be done together
   * with the row under the lock of the database.
   */
  put(hash: string, folder: string): Promise<() => void>
  /** Returns undefined if there is no such file. */
  read(hash: string, file: string): Promise<Buffer<ArrayBuffer> | undefined>
  /** Call it under the lock of the database once no room shows the photograph. */
  remove(hash: string): void | Promise<void>
}
