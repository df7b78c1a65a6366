import { endpoints } from '@corridor/contract/contract'
import { Bytes, type Endpoint } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { describe, expect, test } from 'vitest'
import { parse } from '../src/http/input/parse.ts'
import { readDocument } from '../src/modules/observations/capture/read-document.ts'
import { sampleOf } from './hostile/sample-of.ts'
import { type Path, put, spotsIn } from './hostile/spots.ts'

// Every value that an endpoint reads × something it is not: what is refused is refused in words for people, never in
// those of the checker, which name types. The samples load the checker’s English, as the server does.

const checkersOwn = /^(Invalid|Unrecognized|Too (big|small)|Expected)\b|\b(expected|received) \w|[<>]=?\d/

const long = 'word '.repeat(4_000)
const many = Array.from({ length: 3_000 }, () => 1)
const instead = ['', 'no-such-value', long, '-1', -1, 0.5, 1e15, 1e300, true, null, [], many, {}, { a: 1 }]
/** In an address a value is text, or a list of texts. */
const inAddress = ['', 'no-such-value', long, '-1', '9'.repeat(30), ['1', '1'], many.map(String)]

type Request = Parameters<typeof parse>[1]
type Asked = Readonly<Record<'params' | 'query' | 'body', unknown>>

/** A request of the endpoint's shape with something else at each place in turn. */
function wrongFor({ params, query, body }: Endpoint): Asked[] {
  const shape: Asked = {
    params: sampleOf(params) ?? {},
    query: sampleOf(query) ?? {},
    body: body === Bytes ? {} : (sampleOf(body) ?? {}),
  }
  const places = spotsIn(shape).flatMap(({ path }) => path.map((_, length) => path.slice(0, length + 1)))
  const at = (path: Path) =>
    (path[0] === 'body' ? instead : inAddress).map((it) => put(shape, path, it) as Asked)
  const unknown = (['query', 'body'] as const).map((part) => ({
    ...shape,
    [part]: { ...Object(shape[part]), nobodyKnows: 1 },
  }))
  return [...places.filter(({ length }) => length > 1 || length === 0).flatMap(at), ...unknown]
}

/** What is said about the fields of requests, each sentence once. */
function saidOf(all: readonly (() => unknown)[]): string[] {
  const said = new Set<string>()
  for (const read of all) {
    try {
      read()
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      for (const words of Object.values(error.fields ?? {})) said.add(words)
    }
  }
  return [...said]
}

const isForPeople = (words: string) => !checkersOwn.test(words) && /^\S.*[.?]$/s.test(words)

describe('what is wrong with a field is said in words for people', () => {
  const reading = endpoints.filter(({ params, query, body }) => params || query || (body && body !== Bytes))

  test.each(reading)('by $method $path', (spec) => {
    const said = saidOf(wrongFor(spec).map((it) => () => parse(spec, it as Request)))

    expect(said.filter((it) => !isForPeople(it))).toEqual([])
    expect(said).not.toEqual([])
  })

  test('of a document that a device sends', () => {
    const wrong = [{}, { format: 1, tool: 1 }, { capture: [], tool: { key: 'on-task', version: 1e9 } }]
    const said = saidOf(wrong.map((it) => () => readDocument(it)))

    expect(said.filter((it) => !isForPeople(it))).toEqual([])
    expect(said).not.toEqual([])
  })
})
