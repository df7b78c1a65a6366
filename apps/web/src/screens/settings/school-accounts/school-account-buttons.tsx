import { Problem } from '@corridor/contract/problems'
import { Refusal } from '@corridor/contract/refusal'
import { DEMO_USER } from '@corridor/domain/people/ids'
import { type Provider, providerTitles } from '@corridor/domain/people/sign-in/providers'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { cache } from '../../../api/cache.ts'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import { useUser } from '../../../frame/use-user.ts'
import type { OfferedProvider } from '../../../identity/identity-request.ts'
import { useIdentity } from '../../../identity/use-identity.ts'
import type { Asked } from './school-account-proof.tsx'
import { linkedIdentities } from './school-accounts.ts'

interface ConnectProps {
  readonly offer: OfferedProvider
  /** Called when the sign-in is too long ago: the person has to show that it is still them. */
  readonly onAsked: (asked: Asked) => void
}

export function Connect({ offer, onAsked }: ConnectProps) {
  const user = useUser()
  const { begin, leavingFor } = useIdentity()
  const title = providerTitles[offer.provider]
  const connect = useMutation({
    mutationFn: async () => {
      // The server would refuse, too, but only after a round by the provider.
      if (user.id === DEMO_USER) throw new Problem('demo-is-view-only')
      const { asks } = await cache.fetchQuery({ ...linkedIdentities, staleTime: 0 })
      return asks === 'nothing' ? begin(offer, { to: 'connect' }) : onAsked({ offer, asks })
    },
    onError: (error) => failed(error, { message: `${title} was not connected. Please try again later.` }),
  })
  return (
    <Button
      variant="default"
      aria-label={`Connect ${title}`}
      onClick={() => connect.mutate()}
      loading={connect.isPending || leavingFor === offer.provider}
    >
      Connect
    </Button>
  )
}

export function Disconnect({ provider }: { readonly provider: Provider }) {
  const title = providerTitles[provider]
  const disconnect = useMutation({
    mutationFn: () => call(contract.identities.unlink, { params: { provider } }),
    onSuccess: () => toast(`${title} is disconnected`),
    onError: (error) => failed(error, { message: messageOf(error, title) }),
    onSettled: () => cache.invalidateQueries({ queryKey: [contract.identities.list.path] }),
  })
  return (
    <Button
      variant="default"
      aria-label={`Disconnect ${title}`}
      onClick={() => disconnect.mutate()}
      loading={disconnect.isPending}
    >
      Disconnect
    </Button>
  )
}

function messageOf(error: unknown, title: string): string {
  const isPasswordNeeded = error instanceof Refusal && error.code === 'password-needed'
  return isPasswordNeeded ? error.message : `${title} was not disconnected. Please try again later.`
}
