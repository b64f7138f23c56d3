import { useSite } from '../site/site.ts'

/** Tells by the name of a screen whether to link to it: not to a page that the owner has not written yet. */
export const useIsWritten = () => {
  const { unwritten } = useSite().facts
  return (name: string): boolean => !unwritten?.includes(name)
}
