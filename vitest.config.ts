import { defineConfig } from 'vitest/config'

/** Pages and answers are made and dropped by the thousand: with room for them they are cleared away half as often. */
const execArgv = ['--max-semi-space-size=64']

export default defineConfig({
  test: {
    // By itself it would leave one of two cores idle.
    maxWorkers: 2,
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
          // A process a file would cost more than the tests themselves.
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'apps/server/src/database/embedded/**'],
          globalSetup: 'apps/server/test/engine.setup.ts',
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
          setupFiles: ['apps/web/src/testing/setup.ts'],
          css: false,
          execArgv,
          // A window a file would cost more than the tests themselves.
          isolate: false,
        },
      },
    ],
  },
})
