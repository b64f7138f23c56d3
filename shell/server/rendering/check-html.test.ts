import { createElement as element, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { wrongInHtml } from './check-html.ts'

const site = 'https://calmrest.example'

describe("a server bundle's HTML", () => {
  it.each<[string, ReactNode]>([
    ['texts', element('p', { title: `<"'&>` }, 'a < b & c', ' > ', `"d'`)],
    ['texts side by side', element('p', null, 'a', 'b', ['c', 'd'])],
    [
      'a form',
      element(
        'form',
        { method: 'get', action: '/rooms', noValidate: true },
        element('input', { name: 'guests', defaultValue: '2' }),
      ),
    ],
    [
      'a choice',
      element(
        'select',
        { name: 'room', defaultValue: 'a' },
        element('option', { value: 'a' }, 'A'),
        element('hr'),
      ),
    ],
    ['a long text', element('textarea', { name: 'message', defaultValue: '</textarea><script>' })],
    [
      'a table',
      element(
        'table',
        null,
        element('thead', null, element('tr', null, element('th', { scope: 'col' }, 'x'))),
      ),
    ],
    [
      'a list',
      element('ul', null, element('li', null, element('a', { href: 'mailto:a@b.example' }, 'mail'))),
    ],
    [
      'a drawing',
      element(
        'svg',
        { viewBox: '0 0 1 1' },
        element('title', null, 'x'),
        element('linearGradient', { id: 's0-g' }),
        element('path', { d: 'M0 0' }),
      ),
    ],
    [
      'a picture that is fetched ahead',
      element('img', { src: '/media/a.svg?a=1&b=2', srcSet: '/a 1x', alt: '', fetchPriority: 'high' }),
    ],
    [
      'a picture of many formats',
      element('picture', null, element('source', { srcSet: '/a' }), element('img', { src: '/a', alt: '' })),
    ],
  ])('may have %s, as React writes it', (_, content) => {
    expect(wrongInHtml(renderToString(content))).toBeUndefined()
  })

  it.each([
    '<script id="rendered"></script>',
    ...['composition', 'facts', 'rendered', 'scripts', 'site', 'main'].map((id) => `<p id="${id}"></p>`),
    ...['style', 'iframe', 'object', 'template', 'noscript', 'title', 'body', 'math'].map(
      (name) => `<${name}></${name}>`,
    ),
    '<SCRIPT></SCRIPT>',
    '<meta http-equiv="refresh" content="0"/>',
    '<base href="https://elsewhere.example"/>',
    '<link rel="stylesheet" href="/a"/>',
    '<link rel="preload" as="image" href="/a" rel="stylesheet"/>',
    '<svg><script></script></svg>',
    '<svg><foreignObject></foreignObject></svg>',
    // breaks out of the SVG, so that the rest is HTML
    '<svg><p><title><img alt="</title><script>"/></title></p></svg>',
    '<p><title>x</title></p>',
    '<form method="post" action="/a">',
    '<form action="/a"><form action="/b"></form></form>',
    '</div>',
    '<div></p></div>',
    '<li>closes the one around the slot</li>',
    '<table><div></div></table>',
    '<select><div></div></select>',
    '<textarea><p></p></textarea>',
    '<!-- a comment -->',
    '<!--',
    '<!doctype html>',
    '<p',
    '<p a=b></p>',
    "<p a='b'></p>",
    '<p/a="b"></p>',
    '<div/>',
    '<p onclick="a()"></p>',
    '<svg ONLOAD="a()"></svg>',
    '<img name="getElementById"/>',
    '<form name="head"></form>',
    '<button form="booking"></button>',
    '<form action="https://elsewhere.example/"></form>',
    '<form action="//elsewhere.example/"></form>',
    '<form action="/\t/elsewhere.example/"></form>',
    '<button formaction="/\\elsewhere.example/"></button>',
    '<a href="javascript:a()"></a>',
    '<a href=" java\nscript:a()"></a>',
    '<a href="&#106;avascript:a()"></a>',
    '<a href="java&Tab;script:a()"></a>',
    '<a href="javascript&colon;a()"></a>',
    '<b>'.repeat(500) + '</b>'.repeat(500),
  ])('may not have %s', (html) => {
    expect(wrongInHtml(html)).toBeDefined()
  })

  it('may close elements of a drawing at once, and void ones, but none after the drawing', () => {
    expect(wrongInHtml('<svg><path/></svg><br><img src="/a">')).toBeUndefined()
    expect(wrongInHtml('<p><svg><g><path/></g></svg></p>')).toBeUndefined()
    expect(wrongInHtml('<svg><path/></svg><p/>')).toBe('<p/>')
    expect(wrongInHtml('<svg><path></svg>')).toBe('</svg> closes another element')
  })

  it('sends the forms of an element to the site', () => {
    expect(wrongInHtml(`<form action="${site}/rooms"></form>`, site)).toBeUndefined()
    expect(wrongInHtml(`<form action="${site}.elsewhere.example/"></form>`, site)).toBeDefined()
    expect(wrongInHtml(`<form action="${site}//elsewhere.example/"></form>`)).toBeDefined()
  })
})
