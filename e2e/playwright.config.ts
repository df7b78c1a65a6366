import { defineConfig, devices } from '@playwright/test'

const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const offline = ['--disable-component-update', '--disable-sync']

/** Widths of the design language: a phone, a tablet, a laptop. */
const phone = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } }
const tablet = { ...devices['Desktop Chrome'], viewport: { width: 820, height: 1180 }, hasTouch: true }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

const faults = '**/faults/**'
/** It waits for the next half minute. */
const slow = '**/second-factor.spec.ts'
/** What they are about is not how a page is laid out: two widths are enough. */
const sameAtEveryWidth =
  /(password-reset|register|invite|school-account|notifications|gate|trouble)\.spec\.ts$/

// What keeps a page from being «used by everybody» is looked for in light on the phone and in dark on the desktop.
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  globalSetup: './product.setup.ts',
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: process.env.CORRIDOR_URL ?? '',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Chromium's sandbox refuses root.
      args: [...quiet, ...offline, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: [faults, slow], grepInvert: /dark .*everybody/ },
    { name: 'tablet', use: tablet, testIgnore: [faults, slow, sameAtEveryWidth], grepInvert: /everybody/ },
    { name: 'desktop', use: desktop, testIgnore: faults, grepInvert: /light .*everybody/ },
    { name: 'faults', testMatch: '**/faults/**/*.spec.ts', fullyParallel: false },
  ],
})
