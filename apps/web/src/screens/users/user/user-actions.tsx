import type { User } from '@corridor/contract/people/users'
import type { ProblemCode } from '@corridor/contract/problem-codes'
import { Refusal } from '@corridor/contract/refusal'
import { modals } from '@mantine/modals'
import { useMutation } from '@tanstack/react-query'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import { userChanged, usersChanged } from '../user-queries.ts'

/** Invitations and pauses: an action asks where it takes something away, and says what happened. */
export function useUserActions({ id, name, email }: User, onWithdrawn: () => void) {
  const params = { userId: id }
  const { mutate, isPending } = useMutation({
    mutationFn: (act: () => Promise<void>) => act(),
    onError: (error) => failed(error, { message: knownRefusalWords(error) }),
  })
  const setPaused = (isPaused: boolean) => async () => {
    await userChanged(await call(contract.users.pause, { params, body: { isPaused } }))
    toast(isPaused ? 'Account paused' : 'Account reactivated', name)
  }
  const sendAgain = async () => {
    await userChanged(await call(contract.users.inviteAgain, { params }))
    toast('Invited again', email)
  }
  const withdraw = async () => {
    await call(contract.users.withdraw, { params })
    await usersChanged()
    onWithdrawn()
    toast('Invitation withdrawn', name)
  }
  return {
    isBusy: isPending,
    sendAgain: () => mutate(sendAgain),
    reopen: () => mutate(setPaused(false)),
    withdraw: () =>
      ask({
        title: `Withdraw ${name}’s invitation?`,
        words: 'The link in the email stops working right away. You can invite the person again later.',
        confirm: 'Withdraw invitation',
        onConfirm: () => mutate(withdraw),
      }),
    pause: () =>
      ask({
        title: `Pause ${name}’s account?`,
        words: `${name} is signed out right away on every device and cannot sign in. Their visits and their history stay.`,
        confirm: 'Pause account',
        onConfirm: () => mutate(setPaused(true)),
      }),
  }
}

interface Question {
  readonly title: string
  readonly words: string
  readonly confirm: string
  readonly onConfirm: () => void
}

function ask({ title, words, confirm, onConfirm }: Question) {
  modals.openConfirmModal({
    title: <strong>{title}</strong>,
    withCloseButton: false,
    children: words,
    labels: { confirm, cancel: 'Cancel' },
    onConfirm,
  })
}

const known: readonly ProblemCode[] = [
  'user-not-found',
  'user-not-yours',
  'last-admin',
  'not-invited',
  'not-yet-accepted',
  'too-many-requests',
]

function knownRefusalWords(error: Error): string {
  const isKnown = error instanceof Refusal && known.includes(error.code)
  return isKnown ? error.message : 'That did not work. Please try again later.'
}
