import { expect, it } from 'vitest'
import { scopeStyles } from './scope-styles.ts'

const release = { remote: 'mf-spa', version: '1.4.0' }
const slot = ':where([data-slot^="mf-spa/1.4.0/"],:host)'
const scoped = (css: string) => scopeStyles(css, release).replaceAll(slot, 'SLOT')
const scopedModule = (css: string) => scopeStyles(css, release, { isModule: true }).replaceAll(slot, 'SLOT')

it.each([
  ['h1{color:red!important}', 'SLOT h1{color:red!important}'],
  ['button, .card{display:none}', 'SLOT button,SLOT .card{display:none}'],
  ['body{background:lime}', 'SLOT{background:lime}'],
  ['html, :host{line-height:1.5}', 'SLOT,SLOT{line-height:1.5}'],
  ['html > body > h1{a:b}', 'SLOT>h1{a:b}'],
  ['body h1 + p{a:b}', 'SLOT h1+p{a:b}'],
  ['*, ::before{a:b}', 'SLOT *,SLOT ::before{a:b}'],
  ['body::before{a:b}', 'SLOT::before{a:b}'],
  ['html.dark .card{a:b}', 'html.dark SLOT .card{a:b}'],
  ['html.dark{a:b}', 'html.dark SLOT{a:b}'],
  ['body:has(.card){a:b}', 'body:has(.card) SLOT{a:b}'],
  [':root{--cr-accent:red}', 'SLOT{--cr-accent:red}'],
  ['main :not(.card){a:b}', 'SLOT main :not(.card){a:b}'],
  ['@media print{a{b:c}}', '@media print{SLOT a{b:c}}'],
  ['.card{h2{a:b}& + &{a:b}}', 'SLOT .card{h2{a:b}& + &{a:b}}'],
  ['& h1{a:b}', 'SLOT h1{a:b}'],
  ['body{.tab{& + .tab{a:b}}}', 'SLOT{.tab{& + .tab{a:b}}}'],
  ['@import "a.css" layer(base);', '@import "a.css" layer(mf_spa_1_4_0.base);'],
  ['.card{body:has(&){a:b}}', 'SLOT .card{body:has(&) SLOT{a:b}}'],
  ['@scope (.card) to (.end){h1{a:b}}', '@scope (SLOT .card) to (.end){h1{a:b}}'],
  ['@scope{h1{a:b}}', '@scope (SLOT){h1{a:b}}'],
])('keeps %s in the slot', (css, expected) => {
  expect(scoped(css)).toBe(expected)
})

it.each(['body + main{a:b}', 'html ~ *{a:b}'])('takes %s away, which is beside the slot', (css) => {
  expect(scoped(css)).toBe('')
})

it.each([
  'body{& + main{a:b}}',
  'body{+ main{a:b}}',
  'body{&:hover{& ~ *{a:b}}}',
  'body{@media print{& ~ *{a:b}}}',
  'body{h2 :is(&) + main{a:b}}',
  'body{.a &{& + main{a:b}}}',
])('takes what is beside the slot out of %s', (css) => {
  expect(scoped(css)).not.toMatch(/[+~]/)
})

it('gives names that are global in CSS the name of the release', () => {
  expect(scoped('@layer base, theme.dark;@layer base{@layer inner{p{a:b}}}')).toBe(
    '@layer mf_spa_1_4_0.base, mf_spa_1_4_0.theme.dark;@layer mf_spa_1_4_0.base{@layer inner{SLOT p{a:b}}}',
  )
  expect(scoped('@keyframes spin{to{a:b}}.a{animation:spin 1s}:root{--animate-spin:spin 1s}')).toBe(
    '@keyframes mf_spa_1_4_0-spin{to{a:b}}SLOT .a{animation:mf_spa_1_4_0-spin 1s}SLOT{--animate-spin:mf_spa_1_4_0-spin 1s}',
  )
})

it.each([
  ['@page{margin:0}', 'whole page'],
  ['@view-transition{navigation:auto}', 'whole page'],
  ['@import "https://elsewhere.example/a.css";', 'files of the release'],
  ['@import url(/assets/shell.css);', 'files of the release'],
  ['@property --cr-accent{syntax:"*";inherits:false}', 'another name'],
  ['@font-face{font-family:"Young Serif";src:url(a.woff2)}', "call this one 'mf-spa Young Serif'"],
])('refuses %s', (css, why) => {
  expect(() => scopeStyles(css, release)).toThrow(why)
})

it.each([
  '.card{a:b}',
  '.card h2, html[lang] .card{a:b}',
  '.card:has(h2) ~ *{a:b}',
  ':is(.card, .other) p{a:b}',
  ':local(.card){a:b}',
  '.card{&:hover{a:b}h2 &{a:b}}',
  '@keyframes rise{to{a:b}}.card{animation:rise 1s}',
  '@scope (.card){h2{a:b}}',
  ':export{gap:1px}',
])('leaves %s of a CSS module as it is', (css) => {
  expect(scopedModule(css)).toBe(css)
})

it.each([
  ['h1{a:b}', 'SLOT h1{a:b}'],
  [':global(.card){a:b}', 'SLOT :global(.card){a:b}'],
  [':global .card{a:b}', 'SLOT :global .card{a:b}'],
  [':not(.card){a:b}', 'SLOT :not(.card){a:b}'],
  ['h1:has(+ .card){a:b}', 'SLOT h1:has(+ .card){a:b}'],
  [':is(.card, h1){a:b}', 'SLOT :is(.card, h1){a:b}'],
  [':global(:root){a:b}', 'SLOT{a:b}'],
])('keeps %s of a CSS module in the slot', (css, expected) => {
  expect(scopedModule(css)).toBe(expected)
})
