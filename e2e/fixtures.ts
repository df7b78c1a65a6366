import { test as base, expect, type Page } from '@playwright/test'

export { expect }

interface Fixtures {
  /** Fills in the form as a person does, and waits for the page behind it. */
  readonly signIn: (name: string) => Promise<void>
  /** What went wrong unseen: errors of scripts, and what the content policy refused. */
  readonly trouble: string[]
}

export const test = base.extend<Fixtures>({
  baseURL: async ({ baseURL: _ }, use) => use(process.env.CORRIDOR_URL),
  trouble: [
    async ({ page }, use) => {
      const trouble: string[] = []
      page.on('pageerror', (error) => trouble.push(error.message))
      page.on('console', (message) => {
        if (/Content Security Policy|Warning:/.test(message.text())) trouble.push(message.text())
      })
      await use(trouble)
      expect(trouble).toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use(async (name) => {
      await page.goto('/login')
      await fillIn(page, name)
      await expect(page).not.toHaveURL(/login/)
    })
  },
})

export async function fillIn(page: Page, name: string, password = 'corridor-sample') {
  const email = name.includes('@') ? name : `${name}@alder-valley.example`
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
