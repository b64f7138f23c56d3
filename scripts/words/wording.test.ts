import { expect, it } from 'vitest'
import { findings, one, withWords } from './project.fixture.ts'

it.each([
  ['en', 'On this day nobody can leave.', 'nobody can leave'],
  ['de', 'Kostenfreies WLAN', 'Kostenfrei'],
  ['de', 'Nur noch 1', 'Nur noch 1'],
  ['zh', '泻湖家庭房', '泻湖'],
  ['zh', '正在加载...', '载...'],
])('reports a wording in %s that a native reader would change: %s', (lang, text, found) => {
  expect(withWords(lang, { left: text })).toContainEqual(expect.stringContaining(`left  says '${found}'`))
})

it.each([
  ['de', 'Kostenloses WLAN'],
  ['de', 'Nur noch 1 frei'],
  ['zh', '正在加载……'],
])('has nothing against %s: %s', (lang, text) => {
  expect(withWords(lang, { left: text })).toEqual([])
})

it('looks at texts in code too, of amenities and mails', () => {
  expect(findings({ 'api/package.json': {}, 'api/src/seed.ts': "\nconst de = 'Kostenfreies WLAN'" })).toEqual(
    one(/^api\/src\/seed\.ts:2 {2}'Kostenfreies WLAN' {2}says 'Kostenfrei': write 'kostenlos'/),
  )
})
