import { parseHTML } from 'linkedom'

/**
 * A document without a browser: elements and their attributes, for code that creates some. It fetches
 * nothing.
 */
export const emptyDocument = (): Document =>
  parseHTML('<!doctype html><html><head></head><body></body></html>').document
