import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { facts as siteFacts } from '../../src/testing/facts.fixture.ts'
import type { SentForm } from '../rendering/requested-page.ts'
import { formRoutes } from './form-routes.ts'

const aSite = (publicUrl?: string) => {
  const forms: SentForm['fields'][] = []
  const answerPage = async (_: unknown, { fields }: SentForm) => {
    forms.push(fields)
    return new Response('answered')
  }
  const readFacts = async () => ({ facts: siteFacts, isCurrent: true })
  const routes = formRoutes({ publicUrl, readFacts, answerPage, livePlaces: () => undefined })
  const app = new Hono().route('/', routes)
  const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded', Host: 'calmrest.example' }
    return (await app.request(path, { method: 'POST', body, headers: { ...type, ...headers } })).status
  }
  return { post, forms }
}

describe('a form that a browser sends by itself', () => {
  it('arrives with its fields in their order, its lines as a script would send them', async () => {
    const { post, forms } = aSite()
    expect(await post('/contact?lang=de', 'fullName=Ada&message=one%0D%0Atwo')).toBe(200)
    expect(forms).toEqual([
      [
        ['fullName', 'Ada'],
        ['message', 'one\ntwo'],
      ],
    ])
  })

  it.each([
    ['its own origin', 'https://calmrest.example', 200],
    ['another site', 'https://elsewhere.example', 403],
    ['nowhere that it would name', 'null', 403],
  ])('from %s answers with %s: %d', async (_, origin, status) => {
    const { post, forms } = aSite()
    expect(await post('/book', 'a=b', { Origin: origin })).toBe(status)
    expect(forms).toHaveLength(status === 200 ? 1 : 0)
  })

  it('comes from the public address where the site knows it', async () => {
    const { post } = aSite('https://calmrest.example')
    expect(await post('/book', 'a=b', { Origin: 'https://calmrest.example' })).toBe(200)
    expect(await post('/book', 'a=b', { Origin: 'http://calmrest.example' })).toBe(403)
  })

  it('is refused where it is larger than 64 KB', async () => {
    const { post, forms } = aSite()
    expect(await post('/contact', `message=${'a'.repeat(64 * 1024)}`)).toBe(413)
    expect(forms).toEqual([])
  })

  it.each([
    ['another type', '{}', { 'Content-Type': 'application/json' }],
    ['no name to a field', '=x', {}],
    ['more fields than any form of ours', 'a=b&'.repeat(41), {}],
  ])('is none with %s', async (_, body, headers) => {
    expect(await aSite().post('/contact', body, headers)).toBe(400)
  })

  it.each([
    ['/rooms', 405],
    ['/login', 405],
    ['/profile', 405],
    ['/nowhere', 404],
  ])('is not for %s: %d', async (path, status) => {
    expect(await aSite().post(path, 'a=b')).toBe(status)
  })
})
