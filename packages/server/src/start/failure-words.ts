/** Configuration of the operator, for error messages about it. */
export interface StartVariables {
  PORT?: string | undefined
  HOST?: string | undefined
  DATA_DIR?: string | undefined
  DATABASE_URL?: string | undefined
}

interface Coded extends Error {
  code?: string
  path?: string
  port?: number
  address?: string
  hostname?: string
}

type Words = (cause: Coded, variables: StartVariables) => string

const portOf: Words = ({ address, port }, { HOST = '127.0.0.1', PORT = '3000' }) =>
  `port ${port ?? PORT} of ${address ?? HOST}`

/** Host and database of a URL, without user and password. */
const serverOf = (url: string | undefined) => {
  const place = url === undefined ? undefined : URL.parse(url)
  return place ? `${place.host}${place.pathname}` : 'DATABASE_URL'
}

const folderOf: Words = ({ path }, { DATA_DIR = './data' }) => path ?? DATA_DIR

const noFolder: Words = (cause, variables) =>
  `${folderOf(cause, variables)} is not a folder. Set DATA_DIR to the folder of the site's data.`

const notWritable: Words = (cause, variables) =>
  `${folderOf(cause, variables)} cannot be written by this user. Give the folder to the user who starts the site, or set DATA_DIR to another.`

const badServer = (why: string): Words => {
  return (_, { DATABASE_URL }) => `PostgreSQL at ${serverOf(DATABASE_URL)} ${why}. Look at DATABASE_URL.`
}

/** Messages by the error codes of the system, of SQLite and of PostgreSQL. */
const wordsByCode: Record<string, Words> = {
  EADDRINUSE: (cause, variables) =>
    `EADDRINUSE: ${portOf(cause, variables)} is taken by another program, perhaps by this site. Stop that one, or set PORT to another.`,
  EADDRNOTAVAIL: (_, { HOST }) =>
    `EADDRNOTAVAIL: HOST ${HOST} is not an address of this machine. Set HOST to one of its addresses.`,
  ENOTFOUND: ({ hostname, message }, { HOST }) =>
    hostname !== undefined && hostname === HOST
      ? `ENOTFOUND: the name ${HOST} is not known. Set HOST to an address of this machine.`
      : message,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  EROFS: notWritable,
  EPERM: notWritable,
  ENOSPC: (cause, variables) => `The disk of ${folderOf(cause, variables)} is full.`,
  SQLITE_CANTOPEN: notWritable,
  SQLITE_CANTOPEN_ISDIR: noFolder,
  SQLITE_READONLY: notWritable,
  SQLITE_READONLY_DIRECTORY: notWritable,
  SQLITE_FULL: (cause, variables) => `The disk of ${folderOf(cause, variables)} is full.`,
  SQLITE_BUSY: () => 'Another program holds the lock of the database. End it, and start again.',
  POSTGRES_UNAVAILABLE: ({ message }, { DATABASE_URL }) =>
    `PostgreSQL at ${serverOf(DATABASE_URL)} cannot be reached: ${message}. Start it, or look at DATABASE_URL.`,
  '28000': badServer('does not let this user in'),
  '28P01': badServer('refuses the password'),
  '3D000': badServer('has no such database: make it with CREATE DATABASE'),
  '42501': badServer('gives this user no right to make tables'),
}

const eacces: Words = (cause, variables) =>
  cause.port === undefined
    ? notWritable(cause, variables)
    : `EACCES: ${portOf(cause, variables)} may not be opened by this user. Set PORT to one above 1023.`

/** Whether it is a fault of the program, and not of its operator. */
const isOurFault = (cause: unknown): boolean =>
  !(cause instanceof Error) ||
  cause instanceof TypeError ||
  cause instanceof ReferenceError ||
  cause instanceof SyntaxError ||
  cause.name === 'AssertionError'

/** One sentence or two for the operator; a fault of the program comes with its stack. */
export const failureWords = (cause: unknown, variables: StartVariables): string => {
  if (!(cause instanceof Error)) return String(cause)
  if (isOurFault(cause)) return cause.stack ?? cause.message
  const { code = '' } = cause as Coded
  const words = code === 'EACCES' ? eacces : wordsByCode[code]
  return words ? words(cause, variables) : cause.message
}
