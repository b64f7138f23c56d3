import { parseHTML } from 'linkedom'

/** A document without a browser: elements and their attributes, for code that makes some. Nothing in it is fetched. */
export const emptyDocument = (): Document =>
  parseHTML('<!doctype html><html><head></head><body></body></html>').document
