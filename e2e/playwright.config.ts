import { defineConfig, devices } from '@playwright/test'

const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const offline = ['--disable-component-update', '--disable-sync']

/** Widths of the design language: a phone, a tablet, a laptop. */
const phone = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } }
const tablet = { ...devices['Desktop Chrome'], viewport: { width: 820, height: 1180 }, hasTouch: true }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

const faults = '**/faults/**'
/** Each on the device of its mock-up. */
const tools = '**/tools/**'

/** Every journey at every width takes half an hour; `npm run journeys` does it. */
const isWhole = process.env.ALL_WIDTHS === 'yes'
/** Pages that look different where there is less room. */
const onPhone = /(educators|frame|observe-by-touch|reports|settings|three-tools-by-touch|users)\.spec\.ts$/
/** What these do is the same at every width; how they look is not. */
const sameAnywhere = /(educators|frame|reports|settings|users)\.spec\.ts (?!.*(everybody|fits? ))/
const inDark = /dark .*everybody/
/** What `npm test` looks through in light on the phone, it leaves out in dark on the desktop. */
const sweptOnPhone = /(educators|reports|settings|users)\.spec\.ts dark .*everybody/
const onTablet = /(frame|observe-by-touch|reports|three-tools-by-touch)\.spec\.ts$/
const everywhere = /\.spec\.ts$/
const byTouch = '**/*-by-touch.spec.ts'
/** By keyboard, or about devices and not about their size. */
const sameEverywhere =
  /(exports|observe|offline-visit|reopen|shared-device|tool-configuration|two-devices)\.spec\.ts$/

// What keeps a page from being «used by everybody» is looked for in light on the phone and in dark on the desktop; by
// `npm test` in one of them.
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  globalSetup: './product.setup.ts',
  // Half of the time a journey waits: for a mail, a pause in typing, a round trip. Two would leave the cores idle.
  workers: 4,
  forbidOnly: true,
  // A busy machine is slow, and not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A browser on two busy cores stumbles now and then; what fails twice fails.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: process.env.CORRIDOR_URL ?? '',
    // It costs a fifth of the time: ask for it when something fails.
    trace: process.env.TRACE === 'yes' ? 'retain-on-failure' : 'off',
    // Its own journeys allow it; in the others each page would fetch the whole application.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Chromium's sandbox refuses root.
      args: [...quiet, ...offline, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    // The longest first: at the end they would leave workers idle.
    {
      name: 'faults',
      testMatch: '**/faults/**/*.spec.ts',
      fullyParallel: false,
      // A recording of a thousand steps slows what is measured by the moment.
      use: { serviceWorkers: 'allow', trace: 'off', actionTimeout: 30_000, navigationTimeout: 40_000 },
    },
    {
      name: 'phone',
      use: phone,
      testMatch: isWhole ? everywhere : onPhone,
      testIgnore: [faults, tools, sameEverywhere],
      grepInvert: isWhole ? inDark : [inDark, sameAnywhere],
    },
    {
      name: 'tablet',
      use: tablet,
      testMatch: isWhole ? everywhere : onTablet,
      testIgnore: [faults, tools, sameEverywhere],
      grepInvert: isWhole ? /everybody/ : [/everybody/, sameAnywhere],
    },
    {
      name: 'desktop',
      use: desktop,
      testIgnore: [faults, tools, byTouch],
      grepInvert: isWhole ? /light .*everybody/ : [/light .*everybody/, sweptOnPhone],
    },
    { name: 'tools', testMatch: '**/tools/*.spec.ts', use: devices['Desktop Chrome'] },
  ],
})
