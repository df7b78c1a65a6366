import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { importsRouter, offences, reached, rings, type Source } from './boundaries.ts'

const ROOT = new URL('..', import.meta.url).pathname

const sources: Source[] = ['packages', 'apps', 'e2e']
  .flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).map((it) => `${folder}/${it}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/node_modules|\/dist\/|\.d\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(ROOT + path, 'utf8') }))

const code = sources.filter(({ path }) => !/\.(test|spec|samples)\.tsx?$/.test(path))

describe('imports', () => {
  test('go the way of docs/architecture.md', () => {
    expect(offences(code)).toEqual([])
  })

  test('form no ring', () => {
    expect(rings(code)).toEqual([])
  })

  test.each([
    ['packages/domain/src/people/actor.ts', 'node:fs'],
    ['packages/domain/src/people/actor.ts', '@corridor/contract/sign-in/auth'],
    ['packages/contract/src/sign-in/auth.ts', 'react'],
    ['packages/tools/src/tools/on-task/on-task.tool.ts', './capture/on-task.capture.tsx'],
    ['packages/ui/src/capture/tile.tsx', '@mantine/core'],
    ['apps/server/src/app.ts', '@corridor/ui/card'],
    ['apps/server/src/app.ts', '@corridor/ui/charts/paper-chart'],
    ['apps/server/src/paper/chart-svg.ts', '@corridor/ui/card'],
    ['apps/server/src/access/admit.ts', '../modules/people/people.queries.ts'],
    ['apps/server/src/modules/dashboard/show-dashboard.ts', '../people/people.tables.ts'],
    ['apps/server/src/modules/dashboard/dashboard.queries.ts', '../people/people.queries.ts'],
    ['apps/server/src/access/admit.ts', '../modules/observations/facts/facts.queries.ts'],
    ['apps/server/src/modules/exports/content/read-page.ts', '../../observations/observations.queries.ts'],
    ['apps/server/src/modules/exports/read-page.ts', '../observations/facts/facts.tables.ts'],
    [
      'apps/server/src/modules/exports/content/content.queries.ts',
      '../../observations/facts/facts.queries.ts',
    ],
    ['apps/web/src/screens/auth/sign-in/sign-in-form.tsx', '../register.screen.tsx'],
    ['apps/web/src/screens/users/users.screen.tsx', '../educators/list/educators-list.tsx'],
    ['apps/web/src/screens/auth/sign-in/sign-in-form.tsx', '../../users/list/list.module.css'],
    ['apps/web/src/device/own-device.ts', '../screens/observe/address.ts'],
    ['apps/web/src/api/wire.ts', '../../../server/src/app.ts'],
    ['e2e/auth/sign-in.spec.ts', '@corridor/contract/sign-in/auth'],
  ])('%s may not import %s', (path, specifier) => {
    expect(offences([{ path, text: `import { it } from '${specifier}'` }])).toHaveLength(1)
    expect(offences([{ path, text: `const it = import('${specifier}')` }])).toHaveLength(1)
  })

  test('a room of a module may ask for the rows of the whole module', () => {
    const path = 'apps/server/src/modules/observations/send/send-observation.ts'
    const text =
      "import { it } from '../apps/server/src/modules/observations/observations.queries.ts'; import '../apps/server/src/modules/observations/record/copies.queries.ts'"

    expect(offences([{ path, text }])).toEqual([])
  })

  test('paper may draw the charts of the screen', () => {
    const text = "import { PaperChart } from '@corridor/ui/charts/paper-chart'"

    expect(offences([{ path: 'apps/server/src/paper/chart-svg.ts', text }])).toEqual([])
  })

  test('bring the data router to no capture screen, neither at once nor later', () => {
    const main = 'apps/web/src/main.tsx'
    const capturing = reached(code, main, 'apps/web/src/routing/router.tsx')

    expect(capturing.length).toBeGreaterThan(200)
    expect(capturing.filter(importsRouter).map(({ path }) => path)).toEqual([])
    expect(reached(code, main, '').filter(importsRouter).length).toBeGreaterThan(50)
  })

  test('a ring is found, and one of types alone, too', () => {
    const a = { path: 'packages/domain/src/a.ts', text: "import { b } from './b.ts'" }
    const b = (how: string) => ({
      path: 'packages/domain/src/b.ts',
      text: `import ${how}{ a } from '@corridor/domain/a'`,
    })

    expect(rings([a, b('')])).toHaveLength(1)
    expect(rings([a, b('type ')])).toHaveLength(1)
  })
})

test('the index of decisions leads to each of them, once', () => {
  const folder = `${ROOT}docs/decisions/`
  const records = readdirSync(folder).filter((name) => name !== 'README.md')
  const listed = [...readFileSync(`${folder}README.md`, 'utf8').matchAll(/\((\d{4}-.*\.md)\)/g)]

  expect(listed.map(([, name]) => name).sort()).toEqual(records.sort())
})

describe('files', () => {
  const linesOf = ({ text }: Source) => text.split('\n').length - 1
  const share = (limit: number) => code.filter((it) => linesOf(it) < limit).length / code.length

  test('fit their room: 300 lines are two files, 400 in tests', () => {
    const isTest = ({ path }: Source) => /\.(test|spec)\.tsx?$/.test(path)
    const large = sources.filter((it) => linesOf(it) > (isTest(it) ? 400 : 300))

    expect(large.map(({ path }) => path)).toEqual([])
  })

  test('are small: half under 60 lines, nine in ten under 150', () => {
    expect(share(60)).toBeGreaterThan(0.5)
    expect(share(150)).toBeGreaterThan(0.9)
  })

  test('have a name of their own: no drawers, no barrels', () => {
    const nameless = /\/(lib|utils?|helpers?|common|misc|types|shared)(\/|\.tsx?$)|\/src\/.*\/index\.tsx?$/

    expect(sources.filter(({ path }) => nameless.test(path)).map(({ path }) => path)).toEqual([])
  })

  test('switch no check off', () => {
    const marks = /@ts-(ignore|expect-error|nocheck)|biome-ignore/
    const offending = sources.filter(({ path, text }) => marks.test(text) && !path.includes('boundaries'))

    expect(offending.map(({ path }) => path)).toEqual([])
  })
})
