import { describe, expect, it } from 'vitest'
import { plantTree } from '../sources/tree.fixture.ts'
import { checkMarkup } from './index.ts'

const found = (jsx: string, before = '') =>
  checkMarkup(plantTree({ 'mf-rooms/src/a.tsx': `${before}\nexport const A = () => ${jsx}\n` })).findings.map(
    ({ line, what }) => `${line} ${what}`,
  )

it.each([
  ['a word', '<p><b>one</b> room</p>', 'room'],
  ['a word of a table', "<p>{isNew && <b>new</b>}{t('room')}</p>", "{t('room')}"],
  ['a word that comes and goes', "<p><b>one</b>{isNew && t('new')}</p>", "{isNew && t('new')}"],
  ['a template', '<><b>one</b>{`room`}</>', '{`room`}'],
  ['one side of a choice', "<p><b>one</b>{isNew ? <i>new</i> : 'old'}</p>", "{isNew ? <i>new</i> : 'old'}"],
  ['a word after white space', '<p> {name}</p>', '{name}'],
  ['a value', '<p><b>one</b>{room.name}</p>', '{room.name}'],
])('reports %s beside other nodes', (_what, jsx, text) => {
  expect(found(jsx)).toEqual([`2 ${text}`])
})

it('reports a component that returns a text', () => {
  expect(found("isNew ? t('new') : null")).toEqual(["2 isNew ? t('new') : null"])
  expect(found('null', "const New = () => {\n  if (isOld) return t('old')\n  return <b />\n}")).toEqual([
    "2 t('old')",
  ])
})

it.each([
  ['a text that is alone', "<p>{isNew ? t('new') : t('old')}</p>"],
  ['white space', "<p><b>one</b> {' '}\n<i>room</i></p>"],
  [
    'elements of a list',
    '<ul><li>first</li>{rooms.map((room) => <li key={room.name}>{room.name}</li>)}</ul>',
  ],
  ['children', '<p><b>one</b>{children}</p>'],
])('takes %s', (_what, jsx) => {
  expect(found(jsx)).toEqual([])
})

it('knows a node by its type, by how it is made, and by the hook that makes it', () => {
  const before = [
    'interface Props { icon: ReactNode }',
    'const mark = <b>new</b>',
    'const { select } = useFields()',
    'function draw() { return <i /> }',
  ].join('\n')
  expect(found("<p>{icon}{mark}{draw()}{select('room')}</p>", before)).toEqual([])
})

describe('a component that puts what it is given beside other nodes', () => {
  const before = [
    'interface TitledProps { title: string; badge?: ReactNode; children: ReactNode }',
    'const Titled = ({ title, badge, children }: TitledProps) => <div><h2>{title}</h2>{badge}{children}</div>',
  ].join('\n')

  it.each([
    ['its only child', '<Titled title="a">{t(\'room\')}</Titled>', "{t('room')}"],
    ['written out', '<Titled title="a">room</Titled>', 'room'],
    ['an attribute', '<Titled title="a" badge="new"><b /></Titled>', '"new"'],
    ['a made attribute', '<Titled title="a" badge={isNew && t(\'new\')}><b /></Titled>', "isNew && t('new')"],
  ])('reports a text as %s', (_what, jsx, text) => {
    expect(found(jsx, before)).toEqual([`3 ${text}`])
  })

  it('takes elements, and texts for what has an element of its own', () => {
    expect(found('<Titled title="a" badge={<b>new</b>}><p>room</p></Titled>', before)).toEqual([])
    const wraps =
      'const Wraps = ({ children }) => <div><i />{typeof children === "string" ? <b>{children}</b> : children}</div>'
    expect(found('<Wraps>room</Wraps>', wraps)).toEqual([])
  })
})
