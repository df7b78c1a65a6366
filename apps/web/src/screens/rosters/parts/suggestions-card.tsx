import type { RosterSuggestion } from '@corridor/contract/people/roster-shapes'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { refusalWords } from '../../../frame/messages/refusal-words.ts'
import roster from '../roster.module.css'
import { peopleChanged, suggestions } from '../roster-queries.ts'
import styles from './parts.module.css'

/** People named by rosters who may be invited: each by a person, with a role of that person’s choice. */
export function SuggestionsCard() {
  const found = useQuery(suggestions).data
  if (!found || found.items.length === 0) return null
  return (
    <Card
      title="Suggested to invite"
      subtitle={`${counted(found.found, 'person', 'people')} of your rosters without an account. You choose the role; the file gives none.`}
    >
      <ul className={styles.suggested}>
        {found.items.map((it) => (
          <Suggested key={it.id} it={it} />
        ))}
      </ul>
    </Card>
  )
}

function Suggested({ it }: { readonly it: RosterSuggestion }) {
  const dismiss = useMutation({
    mutationFn: () => call(contract.rosterImports.dismiss, { params: { suggestionId: it.id } }),
    onSuccess: peopleChanged,
    onError: (error) =>
      failed(error, { message: refusalWords(error, 'That did not work. Please try again.') }),
  })
  const about = [it.email, it.school?.name, it.jobTitle ?? it.role].filter((part) => part)
  return (
    <li>
      <span>
        <strong>{it.name}</strong>
        <small>{about.join(' · ')}</small>
      </span>
      <div className={roster.actions}>
        <Button
          component={Link}
          to="/settings/user/create"
          state={{ suggestion: it }}
          size="xs"
          aria-label={`Invite ${it.name}`}
        >
          Invite
        </Button>
        <Button
          variant="default"
          size="xs"
          loading={dismiss.isPending}
          onClick={() => dismiss.mutate()}
          aria-label={`Do not suggest ${it.name}`}
        >
          Dismiss
        </Button>
      </div>
    </li>
  )
}
