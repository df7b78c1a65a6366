import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../e2e/product.ts'
import { launch, openDraft, openPage, signIn } from './open-capture.ts'
import { reportFloor } from './report-floor.ts'
import { reportSecondVisit } from './report-second-visit.ts'
import { reportTaps } from './report-taps.ts'
import { say, sayGoal } from './say.ts'
import { weighCapture } from './weigh.ts'

const folder = await mkdtemp(join(tmpdir(), 'corridor-bench-'))
const product = await startProduct(folder, { SAMPLE_TODAY: '2026-10-22', SAMPLE_DATA: 'yes' })
const browser = await launch()
try {
  reportWeight()
  await reportFloor(browser, product.url)
  const page = await openPage(browser, product.url)
  await signIn(page)
  await openDraft(page)
  await reportTaps(page)
  await reportSecondVisit(page, () => product.stop())
} finally {
  await browser.close()
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}

function reportWeight() {
  const { entry, capture, files } = weighCapture()
  sayGoal('Script of the capture route, gzip kB', capture, 110)
  say('  of it what every page loads', entry.toFixed(1), `${files} files in all; the gate is 110`)
}
