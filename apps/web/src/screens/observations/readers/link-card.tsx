import type { Observation } from '@corridor/contract/observations/observation-read'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { firstName } from '@corridor/domain/people/first-name'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { IconLinkOff, IconMailForward } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import { observationChanged } from '../observation-queries.ts'
import styles from './observation-cards.module.css'

const { renewLink, revokeLink } = contract.observations
const icon = { size: 18, stroke: 1.8 }

/** Shows the sender the record link of an educator without an account, to be mailed anew or revoked. */
export function LinkCard({ observation }: { readonly observation: Observation }) {
  const { id, link, educator, record } = observation
  const request = { params: { observationId: id } }
  const name = firstName(educator.name)
  const renew = useMutation({
    mutationFn: () => call(renewLink, request),
    onSuccess: async (changed) => {
      await observationChanged(changed)
      toast('New link', `It goes to ${name} by email. Links from before no longer open.`)
    },
    onError: (error) => failed(error, { message: 'No link went out. Please try again later.' }),
  })
  const revoke = useMutation({
    mutationFn: () => call(revokeLink, request),
    onSuccess: async (changed) => {
      await observationChanged(changed)
      toast('Link revoked', `It shows ${name} nothing any more.`)
    },
    onError: (error) => failed(error, { message: 'The link still works. Please try again later.' }),
  })
  if (!link) return null
  const isBusy = renew.isPending || revoke.isPending
  return (
    <Card title={`${name}’s link`} subtitle={linkWords(link, record.timeZone)} className={styles.screenOnly}>
      <div className={styles.acts}>
        {link.until !== null && !link.isRevoked && (
          <Button
            variant="default"
            loading={revoke.isPending}
            disabled={isBusy}
            leftSection={<IconLinkOff {...icon} />}
            onClick={() => revoke.mutate()}
          >
            Revoke
          </Button>
        )}
        {link.mayMail && (
          <Button
            variant="default"
            loading={renew.isPending}
            disabled={isBusy}
            leftSection={<IconMailForward {...icon} />}
            onClick={() => renew.mutate()}
          >
            {link.until === null ? 'Email a link' : 'Email a new link'}
          </Button>
        )}
      </div>
    </Card>
  )
}

function linkWords({ until, isRevoked }: NonNullable<Observation['link']>, timeZone: string): string {
  if (until === null) return 'No link has been emailed. It would open with a code, without an account.'
  if (isRevoked) return 'Revoked: it opens nothing any more.'
  // The last moment is midnight, so the day before is the last day.
  const lastDay = dayIn(timeZone, new Date(Date.parse(until) - 1))
  return `Opens with a code that is emailed to the same address. Works until ${dayAndYear(lastDay)}.`
}
