import { modals } from '@mantine/modals'

/** What is published holds for others: it says for whom, and from when. */
export function askToPublish(version: number, onConfirm: () => void) {
  modals.openConfirmModal({
    title: <strong>Publish version {version + 1}?</strong>,
    withCloseButton: false,
    children: `Observers in all schools use it from their next visit. Visits so far keep the version they were captured with.`,
    labels: { confirm: 'Publish', cancel: 'Cancel' },
    onConfirm,
  })
}
