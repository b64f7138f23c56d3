import * as s from '../shapes.ts'
import { get, post } from './call.ts'

/** The books of a month, for a bookkeeper. */
export const bookCalls = {
  readBooks: get('/books', 'export', { query: s.booksQuery, answer: s.books }),
  /** A file of text, with a header line. */
  exportBooks: get('/books.csv', 'export', { query: s.booksQuery, answer: s.booksCsv }),
  /** Another one: every entry. */
  exportJournal: get('/journal.csv', 'export', { query: s.booksQuery, answer: s.journalCsv }),
  saveAccountNumbers: post('/books/numbers', 'export', {
    body: s.accountNumbersInput,
    answer: s.receipt,
  }),
}
