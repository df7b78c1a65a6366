import type { Observation } from '@corridor/contract/observations/observation-read'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { failed } from '../../../api/failed.tsx'
import styles from './read-bar.module.css'

interface Props {
  readonly observation: Observation
  /** Tells the server that the record is read; the page shows the answer. */
  readonly read: (observation: Observation) => Promise<void>
}

/** The bar where recipients mark the record as read, whether or not they reply. */
export function ReadBar({ observation, read }: Props) {
  const { mayAcknowledge } = observation
  // The second press of two comes before the button shows that it was pressed.
  const isUnderWay = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => read(observation),
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
