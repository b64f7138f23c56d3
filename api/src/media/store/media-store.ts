/** Store of the files of photographs by the hash of the photograph; a stored file never changes. */
export interface MediaStore {
  /** Whether they are on this machine, so that its backups hold them. */
  readonly isHere: boolean
  /**
   * Takes in the files of a folder, which may go away afterwards. Answers what is left to do together with the row,
   * under the lock of the database.
   */
  put(hash: string, folder: string): Promise<() => void>
  /** Nothing where there is no such file. */
  read(hash: string, file: string): Promise<Buffer<ArrayBuffer> | undefined>
  /** Begun under the lock of the database, when no room shows the photograph any more. */
  remove(hash: string): void | Promise<void>
}
