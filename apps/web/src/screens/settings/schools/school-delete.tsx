import type { School } from '@corridor/contract/district/schools'
import { Refusal } from '@corridor/contract/refusal'
import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import styles from '../../../forms/form.module.css'
import { toast } from '../../../frame/messages/toasts.tsx'
import { useAllChanged } from '../use-all-changed.ts'

export function DeleteSchool({ school: { id, name } }: { readonly school: School }) {
  const allChanged = useAllChanged()
  const remove = async () => {
    try {
      await call(contract.schools.remove, { params: { schoolId: id } })
      await allChanged()
      toast('School deleted', name)
    } catch (error) {
      const isInUse = error instanceof Refusal && error.code === 'school-in-use'
      failed(error, {
        message: isInUse ? error.message : 'The school was not deleted. Please try again later.',
      })
    }
  }
  const ask = () =>
    modals.openConfirmModal({
      title: <strong>Delete {name}?</strong>,
      withCloseButton: false,
      children:
        'It is permanently removed from your district. A school with educators, staff or visits cannot be deleted.',
      labels: { confirm: 'Delete school', cancel: 'Cancel' },
      confirmProps: { color: 'var(--danger)', c: 'var(--surface)' },
      onConfirm: remove,
    })
  return (
    <Button className={styles.last} variant="subtle" color="var(--danger)" onClick={ask}>
      Delete school
    </Button>
  )
}
