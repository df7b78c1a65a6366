import { defineConfig, devices } from '@playwright/test'

const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const offline = ['--disable-component-update', '--disable-sync']

/** Widths of the design language: a phone, a tablet, a laptop. */
const phone = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } }
const tablet = { ...devices['Desktop Chrome'], viewport: { width: 820, height: 1180 }, hasTouch: true }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

const faults = '**/faults/**'
/** Journeys of tools, each on a device that the journey chooses itself. */
const tools = '**/tools/**'
/** Journeys of screens, each at sizes of its own. */
const screens = '**/screens/**'

/**
 * `npm test` has a quarter of an hour on two cores. `npm run journeys` takes longer and does everything at every width;
 * `npm run faults` does every fault, as often as its goal says. Inside `npm test` are
 * - every journey on the desktop, unless it is marked @long: those tell what other roles find, what a unit test tells
 *   too, or one more of a kind that stays inside (tools, links in mails, networks that misbehave, pages that everybody can use);
 * - on a phone and a tablet what looks different where there is less room;
 * - the dashboard and capturing as everybody can use them, on the desktop in dark.
 */
const isWhole = process.env.ALL_WIDTHS === 'yes'
const long = /@long/
/** Journeys of pages that look different where there is less room. */
const onPhone = /(first-day-by-touch|frame|three-tools-by-touch)\.spec\.ts$/
const onTablet = /frame\.spec\.ts$/
/** Journeys that do the same at every width, though pages look different. */
const sameAnywhere = /frame\.spec\.ts (?!.*fits )/
const inDark = /dark .*everybody/
const everywhere = /\.spec\.ts$/
const byTouch = '**/*-by-touch.spec.ts'
/** Registers a district, of which few an hour may be. */
const onPhoneAlone = '**/first-day-by-touch.spec.ts'
/** Journeys by keyboard, or about devices and files and not about their size. */
const sameEverywhere =
  /(exports|observe|offline-visit|record-link|reopen|roster-import|sample-tab|shared-device|tool-configuration|two-devices)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  globalSetup: './product.setup.ts',
  // Half of the time a journey waits: for a mail, a pause in typing, a round trip. Four workers leave a fifth of two
  // cores idle.
  workers: 5,
  forbidOnly: true,
  // A busy machine is slow, and not wrong.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A browser on two busy cores stumbles now and then; a journey that fails twice fails.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: process.env.CORRIDOR_URL ?? '',
    // Traces cost a fifth of the time: ask for them when something fails.
    trace: process.env.TRACE === 'yes' ? 'retain-on-failure' : 'off',
    // Journeys of the service worker allow it; in the others each page would fetch the whole application.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Chromium’s sandbox refuses root.
      args: [...quiet, ...offline, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    // The longest projects come first: at the end they would leave workers idle.
    {
      name: 'faults',
      testMatch: '**/faults/**/*.spec.ts',
      fullyParallel: false,
      ...(isWhole || process.env.FAULTS ? {} : { grepInvert: long }),
      // A recording of a thousand steps slows what is measured by the moment.
      use: { serviceWorkers: 'allow', trace: 'off', actionTimeout: 60_000, navigationTimeout: 80_000 },
    },
    {
      name: 'tools',
      testMatch: '**/tools/*.spec.ts',
      use: devices['Desktop Chrome'],
      ...(isWhole ? {} : { grepInvert: long }),
    },
    {
      name: 'phone',
      use: phone,
      testMatch: isWhole ? everywhere : onPhone,
      testIgnore: [faults, tools, screens, sameEverywhere],
      grepInvert: isWhole ? inDark : [sameAnywhere, long],
    },
    {
      name: 'tablet',
      use: tablet,
      testMatch: isWhole ? everywhere : onTablet,
      testIgnore: [faults, tools, screens, sameEverywhere, onPhoneAlone],
      grepInvert: isWhole ? /everybody/ : [sameAnywhere, long],
    },
    {
      name: 'desktop',
      use: desktop,
      testIgnore: [faults, tools, screens, byTouch],
      grepInvert: isWhole ? /light .*everybody/ : [/light .*everybody/, long],
    },
    {
      name: 'screens',
      testMatch: '**/screens/*.spec.ts',
      // The tests of a file run in parallel: one worker would go through it alone at the end, and the others be idle.
      fullyParallel: true,
      use: devices['Desktop Chrome'],
    },
  ],
})
