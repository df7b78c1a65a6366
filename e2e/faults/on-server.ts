import type { Page } from '@playwright/test'
import type { Document } from './document.ts'

const ours = { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': 'known', cookie: 'XSRF-TOKEN=known' }

interface Saved {
  readonly id: string
  readonly revision: number
  readonly document: Document
}

export type Server = Awaited<ReturnType<typeof serverOf>>

/** The product itself, past the stage and whatever its network does, in the name of the signed-in person. */
export async function serverOf(page: Page, url = process.env.CORRIDOR_URL) {
  const token = await page.evaluate(() => localStorage.getItem('corridor_auth_token_default'))
  const ask = (path: string, method = 'GET') =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { ...ours, authorization: `Bearer ${token}` },
    })
  const read = async (path: string) => (await ask(path)).json()
  return {
    educatorId: async (): Promise<number> => (await read('/device/snapshot')).educators[0].id,
    saved: async (id: string): Promise<Saved | undefined> => {
      const reply = await ask(`/observations/${id}/document`)
      return reply.ok ? reply.json() : undefined
    },
    /** The ids of all observations of these visits, whoever made them. */
    ofVisits: async (visits: ReadonlySet<string>): Promise<string[]> => {
      const found: string[] = []
      for (let after: string | null = ''; after !== null; ) {
        const page: Listed = await read(`/observations?by=me&limit=100${after && `&after=${after}`}`)
        found.push(...page.items.filter(({ visitId }) => visits.has(visitId)).map(({ id }) => id))
        after = page.next
      }
      return found
    },
    file: async (id: string): Promise<string> => (await ask(`/files/${id}`)).text(),
    remove: (id: string) => ask(`/observations/${id}`, 'DELETE'),
    /** Signs this browser out from another device. */
    revoke: async () => {
      const { items }: { items: { id: string; isThisDevice: boolean }[] } = await read('/auth/sessions')
      await ask(`/auth/sessions/${items.find(({ isThisDevice }) => isThisDevice)?.id}`, 'DELETE')
    },
  }
}

interface Listed {
  readonly items: readonly { readonly id: string; readonly visitId: string }[]
  readonly next: string | null
}
