import { defineConfig } from 'vitest/config'

/** Pages and answers are made and dropped by the thousand: with room for them they are cleared away half as often. */
const execArgv = ['--max-semi-space-size=64']

/**
 * `npm test` has a quarter of an hour on two cores. What it leaves out or does a few times only, `npm run test:long`
 * does whole: it sets LONG. Left out are the files below; a few times only is drawn what is random, where a test reads
 * LONG itself.
 */
const isLong = process.env.LONG === 'yes'
const draws = 'scripts/draws.setup.ts'
const leftOut = isLong
  ? []
  : [
      // Ways to kill and to share an engine: the journeys kill one with its server, and share one between two.
      'apps/server/src/database/embedded/engine-{crash,sharing}.test.ts',
      // The sample loaded by two servers: its other tests load it once, and not a second time.
      'apps/server/src/sample/load-at-once.test.ts',
    ]

export default defineConfig({
  test: {
    // A test of the engine or of mails waits most of its time: with two, half a core would be idle.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'packages/{domain,tools,contract}/**/*.test.ts',
            'packages/*.test.ts',
            'scripts/*.test.ts',
            'apps/web/*.test.ts',
          ],
          setupFiles: [draws],
          // Hundreds of draws take seconds where other processes keep the cores busy.
          testTimeout: 60_000,
          // A process a file would cost more than the tests themselves.
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'apps/server/src/database/embedded/**', ...leftOut],
          globalSetup: 'apps/server/test/engine.setup.ts',
          setupFiles: [draws],
          // Two cores share an engine, a browser's worth of servers and hashes that are slow on purpose.
          testTimeout: 60_000,
          execArgv,
          // Starting a process a file would cost more than the tests themselves.
          isolate: false,
        },
      },
      {
        test: {
          name: 'engine',
          include: ['apps/server/src/database/embedded/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...leftOut],
          setupFiles: [draws],
          testTimeout: 60_000,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: '.',
        test: {
          name: 'web',
          include: ['{apps/web/src,packages/ui}/**/*.test.{ts,tsx}', 'packages/tools/**/*.test.tsx'],
          environment: 'jsdom',
          // What React says as the last test of a file ends would be on its way still when the worker goes: an error.
          disableConsoleIntercept: true,
          setupFiles: [draws, 'apps/web/src/testing/setup.ts'],
          // A busy machine is slow, and not wrong.
          expect: { poll: { timeout: 20_000 } },
          css: false,
          execArgv,
          // A window a file would cost more than the tests themselves.
          isolate: false,
        },
      },
    ],
  },
})
