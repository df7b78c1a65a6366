import type { Observation } from '@corridor/contract/observations/observation-read'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { observationChanged } from '../observation-queries.ts'
import styles from './read-bar.module.css'

/** Where those to whom the record was sent mark it as read, whether or not they reply. */
export function ReadBar({ observation }: { readonly observation: Observation }) {
  const { id, version, mayAcknowledge } = observation
  // The second press of two comes before the button shows that it was pressed.
  const isUnderWay = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(contract.observations.acknowledge, { params: { observationId: id }, body: { version } }),
    onSuccess: observationChanged,
    onError: (error) => failed(error, { message: 'It was not marked as read. Please try again later.' }),
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  const press = () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate()
  }
  if (!mayAcknowledge) return null
  return (
    <div className={styles.bar}>
      <Button size="lg" loading={isPending} leftSection={<IconCheck size={20} stroke={2} />} onClick={press}>
        I have read this
      </Button>
      <p>This does not mean you agree with it.</p>
    </div>
  )
}
