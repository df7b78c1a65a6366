import { contract } from '@corridor/contract/contract'
import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { notifications } from '@mantine/notifications'
import { onlineManager } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { type ReactNode, startTransition } from 'react'
import { cache } from '../api/cache.ts'
import { endSession, startSession } from '../api/session.ts'
import { rememberSignIn, storeToken } from '../api/tokens.ts'
import { closeDevice } from '../device/open-device.ts'
import { openDoor } from '../door/open-door.tsx'
import { afterEachTest } from './after-each-test.ts'
import {
  type Answer,
  answerWith,
  bothSchools,
  noDemo,
  noSchoolAccounts,
  noSnapshot,
  onePage,
  reply,
} from './fake-server.ts'

type OpenDoor = ReturnType<typeof openDoor>

interface Visit {
  /** The user who visits; absent: a guest. */
  readonly as?: SignedInUser
  readonly answers?: readonly Answer[]
  /** Whether the tab reloads at its entry of the history. */
  readonly isReload?: boolean
  readonly onError?: (error: unknown) => void
}

/** Opens the whole application at an address, as main.tsx starts it, and waits for its first page. */
export async function visit(
  address: string,
  { as, answers = [], isReload = false, onError = () => {} }: Visit = {},
) {
  const unsaid = [noDemo, noSnapshot, onePage, bothSchools, ...noSchoolAccounts].filter(
    ({ spec }) => !answers.some((answer) => answer.spec === spec),
  )
  const server = answerWith(...answers, ...(as ? [reply(contract.auth.user, as)] : []), ...unsaid)
  if (as) signIn(as)
  if (!isReload) history.pushState(null, '', address)
  const view = render(null)
  const show = (page: ReactNode) => startTransition(() => view.rerender(page))
  startSession(() => void door.revalidate())
  const door = openDoor({ show, onError })
  running.add(door)
  const arrive = () => settle(() => door.isBusy() || server.isAsked())
  await arrive()
  // Whether styles let a click through is not for jsdom to say, and slow.
  return { ...server, router: asRouter(door), arrive, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

/** Moves the person without a tap. */
function asRouter({ navigate, revalidate, close }: OpenDoor) {
  return {
    navigate: async (to: string | number, options?: { readonly replace?: boolean }) =>
      typeof to === 'number' ? history.go(to) : navigate(to, options),
    revalidate,
    dispose: close,
  }
}

/** Fills in a field of a form on the way to something else: the page is drawn for each text, not for each letter. */
export async function pasteInto(user: UserEvent, field: Element, text: string) {
  await user.click(field)
  await user.paste(text)
}

/** The path and query where the person is. */
export function address(): string {
  return location.pathname + location.search
}

const running = new Set<OpenDoor>()

// What outlives a page in a browser tab must not outlive a test.
afterEachTest(() => {
  for (const door of running) door.close()
  running.clear()
  // A home opens a device: one that had no disc to read must not reach the next test.
  void closeDevice()
  endSession()
  cache.clear()
  onlineManager.setOnline(true)
  notifications.clean()
  history.replaceState(null, '', '/')
})

function signIn({ email }: SignedInUser) {
  storeToken('token-of-before')
  rememberSignIn(email, true)
}

/** Waits until nothing is asked for and nothing loads any more; it takes turns of the event loop, not time. */
async function settle(isBusy: () => boolean) {
  await act(async () => {
    do await turn()
    while (isBusy())
    await turn()
  })
}

async function turn() {
  for (let count = 0; count < 5; count++) await new Promise((resolve) => setImmediate(resolve))
}
