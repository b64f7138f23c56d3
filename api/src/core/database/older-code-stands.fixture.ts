import type { Migration } from './migrations.ts'

interface Rule {
  pattern: RegExp
  why: string
}

/** What breaks code that goes on running, by the words of SQL. */
const breaking: readonly Rule[] = [
  {
    pattern: /\bDROP\s+(TABLE|COLUMN|VIEW|TYPE|SEQUENCE)\b/i,
    why: 'drops what older code may use',
  },
  {
    pattern: /\bDROP\s+(TRIGGER|FUNCTION|CONSTRAINT)\b/i,
    why: 'drops a rule that older code may rely on',
  },
  { pattern: /\bRENAME\b/i, why: 'renames what older code may use' },
  { pattern: /\bSET\s+NOT\s+NULL\b/i, why: 'tightens a column that older code writes' },
  {
    pattern: /\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/i,
    why: 'changes the type of a column',
  },
  {
    pattern: /\bADD\s+(CONSTRAINT|CHECK|UNIQUE|FOREIGN|PRIMARY)\b/i,
    why: 'adds a rule to what older code writes',
  },
  {
    pattern: /\bADD\s+(COLUMN\s+)?\w+\s(?=[^,;]*\bNOT\s+NULL\b)(?![^,;]*\bDEFAULT\b)/i,
    why: 'adds a column that older code does not fill',
  },
  { pattern: /\b(DELETE\s+FROM|TRUNCATE)\b/i, why: 'deletes data' },
]

/** Data moves in a phase of its own, once all code writes what it is moved to. */
const moving: Rule = {
  pattern: /^\s*(UPDATE\s+\w+\s+SET|INSERT\s+INTO\s+\w+[^;]*\bSELECT)\b/im,
  why: 'moves data',
}

/** A line that says why a change only permits more, such as the same trigger on one more column. */
const widens = /^-- widens: \S/m

/** The statements alone: no comments, texts and bodies of triggers and functions. */
const statementsOf = (sql: string) =>
  sql
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\$\$[\s\S]*?\$\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/^BEGIN\b[\s\S]*?\bEND;/gim, ';')

/** A key is new to older code only where its table is. */
const newKeys = (sql: string): string[] =>
  [...sql.matchAll(/\bCREATE\s+UNIQUE\s+INDEX\s+\w+\s+ON\s+(\w+)/gi)]
    .map(([, table]) => table ?? '')
    .filter((table) => !new RegExp(`\\bCREATE\\s+TABLE\\s+${table}\\b`, 'i').test(sql))
    .map((table) => `adds a key to ${table}, which older code writes`)

/** Why code that does not know this migration may fail after it; nothing for a contraction, which says whom it breaks. */
export const breaksOlderCode = ({ phase, sql }: Pick<Migration, 'phase' | 'sql'>): string[] => {
  if (phase === undefined || phase === 'contract') return []
  const statements = statementsOf(sql)
  const found = breaking.filter(({ pattern }) => pattern.test(statements)).map(({ why }) => why)
  return [
    ...(widens.test(sql) ? [] : [...found, ...newKeys(statements)]),
    ...(phase === 'expand' && moving.pattern.test(statements) ? [moving.why] : []),
  ]
}
