import { Option } from '@calm-rest/command'

export interface Place {
  /** Folder with compose.yaml, where `.env` and `secrets` are written. */
  folder: string | undefined
}

export const inFolder = () =>
  new Option('--folder <folder>', 'with compose.yaml; by default /deploy, else deploy in the project')
