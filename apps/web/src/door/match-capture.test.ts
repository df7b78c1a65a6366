import fc from 'fast-check'
import { matchRoutes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { routes } from '../routing/routes.ts'
import { matchCapture } from './match-capture.ts'

const START = '/observations/start/:educatorId?'
const CREATE = '/observations/:toolTypeId/create/:educatorId?'
const UPDATE = '/observations/:toolTypeId/update/:observationId'

test.each([
  ['/observations/start', START, {}],
  ['/observations/start/', START, {}],
  ['/Observations/START/24//', START, { educatorId: '24' }],
  // Where two routes would match, the first does.
  ['/observations/start/create', START, { educatorId: 'create' }],
  ['/observations/2/create', CREATE, { toolTypeId: '2' }],
  ['/observations/2/create/24', CREATE, { toolTypeId: '2', educatorId: '24' }],
  ['/observations/2/update/0192-ab', UPDATE, { toolTypeId: '2', observationId: '0192-ab' }],
  ['/observations/2/update/a%20b%2Fc', UPDATE, { toolTypeId: '2', observationId: 'a b/c' }],
  ['/observations/2/update/%E0%A4', UPDATE, { toolTypeId: '2', observationId: '%E0%A4' }],
])('%s is an address of %s', (path, pattern, params) => {
  const found = matchCapture(path)

  expect(found?.route.path).toBe(pattern)
  expect(found?.params).toEqual(params)
})

test.each([
  '/',
  '/observations',
  '/observations/not-here',
  '/observations/2/update',
  '/observations/2/view/0192-ab',
  '/observations/2/update/a/b',
  '/x/observations/start',
  '/observations/startle',
])('%s is left to the data router', (path) => {
  expect(matchCapture(path)).toBeUndefined()
})

test('any address is read as the data router reads it', () => {
  // The router wonders about parts that cannot be decoded.
  vi.spyOn(console, 'warn').mockReturnValue()
  const part = fc.constantFrom(
    ...['observations', 'Observations', 'start', 'START', 'create', 'update', 'view', 'send', 'not-here'],
    ...['2', '24', '', '%2F', '%20', 'a%2fb', '%C3%A9', '%', '%E0%A4', '.', '(', 'reports'],
  )
  const table = routes.map(({ path, layout }) => ({ path, handle: layout }))
  const anywhere = fc.array(part, { maxLength: 5 })
  const nearby = anywhere.map((parts) => ['observations', ...parts])
  fc.assert(
    fc.property(fc.oneof(nearby, anywhere), (parts) => {
      const pathname = `/${parts.join('/')}`
      const theirs = matchRoutes(table, { pathname })?.at(-1)
      const ours = matchCapture(pathname)
      expect(ours?.route.path).toBe(theirs?.route.handle === 'capture' ? theirs.route.path : undefined)
      if (ours) expect(ours.params).toEqual({ ...theirs?.params })
    }),
    { numRuns: 500 },
  )
})
