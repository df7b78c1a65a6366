import { modals } from '@mantine/modals'
import { once } from './once.ts'

interface Publishing {
  /** The version in use; 0: none yet. */
  readonly version: number
  /** The school that the configuration belongs to; null: the district. */
  readonly school?: { readonly name: string } | null
  /** How the draft differs from the version before. */
  readonly summary?: string
  readonly onConfirm: () => void
}

/** Asks before publishing, and says for whom the new version holds, and from when. */
export function askToPublish({ version, school, summary, onConfirm }: Publishing) {
  const whose = school ? `at ${school.name}` : 'in all schools'
  const words = [
    version > 0 ? summary : undefined,
    `Observers ${whose} use it from their next visit.`,
    version > 0 ? 'Visits so far keep the version they were captured with.' : undefined,
  ]
  modals.openConfirmModal({
    title: <strong>Publish version {version + 1}?</strong>,
    withCloseButton: false,
    children: words.filter(Boolean).join(' '),
    labels: { confirm: 'Publish', cancel: 'Cancel' },
    onConfirm: once(onConfirm),
  })
}
