import { endpoints } from '@corridor/contract/contract'
import type { Endpoint } from '@corridor/contract/endpoint'
import type { callerOf, Reply } from './harness.ts'

/** Every call that reads, for whoever is signed in. */
const readings = endpoints.filter(({ method, access }) => method === 'GET' && access !== 'guest')

/** Everything that there is to ask for, by the name that a path or a query gives it. */
type Known = Readonly<Record<string, readonly (number | string)[]>>

/** The query that a call needs beside its path. A call that is not named here is asked without one. */
const queries: Readonly<Record<string, string>> = {
  '/device/visits': 'educator',
  '/own-content': 'toolType',
  '/users/choices/educators': 'school',
  '/impersonation/people': 'email',
  '/observations': 'search',
}

interface Answer extends Reply {
  readonly asked: string
  readonly spec: Endpoint
  readonly text: string
}

/** The answers to everything that somebody could read: every call of the contract, with every id there is. */
export async function readEverything(
  caller: Pick<ReturnType<typeof callerOf>, 'try'>,
  known: Known,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const spec of readings)
    for (const told of allOf(spec, known)) {
      const reply = await caller.try(spec, told)
      if (reply.status >= 500) throw new Error(`GET ${spec.path} answered ${reply.status}.`)
      answers.push({
        ...reply,
        spec,
        asked: `${spec.path} ${JSON.stringify(told)}`,
        text: textOf(reply.body),
      })
    }
  return answers
}

function allOf({ path }: Endpoint, known: Known) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const asked = queries[path]
  const params = names.reduce<Record<string, unknown>[]>(
    (all, name) => all.flatMap((it) => valuesOf(name, known).map((value) => ({ ...it, [name]: value }))),
    [{}],
  )
  const found = asked ? valuesOf(asked, known).map((value) => ({ [asked]: value })) : [{}]
  return params.flatMap((it) => found.map((query) => ({ params: it, query })))
}

function valuesOf(name: string, known: Known) {
  const values = known[name]
  if (!values) throw new Error(`Which is a ${name}? Say it where everything is read.`)
  return values
}

function textOf(body: unknown): string {
  return body instanceof Uint8Array ? Buffer.from(body).toString('latin1') : JSON.stringify(body)
}

/** The calls whose answers hold a word. */
export function tellingOf(answers: readonly Answer[], word: string | RegExp): string[] {
  const isTold = (text: string) => (typeof word === 'string' ? text.includes(word) : word.test(text))
  return answers.filter(({ text }) => isTold(text)).map(({ asked }) => asked)
}
