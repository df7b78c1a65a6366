import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'changes/README.md'],
  ...readdirSync(new URL('docs/', root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

test.each(pages)('%s links to what is there', (page) => {
  const here = new URL(page, root)
  const links = [...readFileSync(here, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(
    ([, link]) => link ?? '',
  )

  expect(links.filter((link) => !existsSync(new URL(link, here)))).toEqual([])
})
