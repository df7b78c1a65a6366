import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The color schemes of the checks that a journey makes on its way; only `npm run journeys` takes both. */
export const colorSchemes: readonly ('light' | 'dark')[] =
  process.env.ALL_WIDTHS === 'yes' ? ['light', 'dark'] : ['dark']

/** Another scheme, with no color on its way to another any more. */
export async function switchTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(
    (scheme) =>
      document.documentElement.getAttribute('data-mantine-color-scheme') === scheme &&
      !document.getAnimations().some((it) => it instanceof CSSTransition),
    colorScheme,
  )
}

/** What keeps somebody from using the page as it stands; nothing, if all is well. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Fetching every style sheet once more serves an experimental rule alone, which is not asked for.
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // The check runs in the page itself: without frames there is nothing to put together from another.
    .setLegacyMode()
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
