import { Card } from '@corridor/ui/card'
import { FileErrors } from '@corridor/ui/forms/file-errors'
import { Button } from '@mantine/core'
import styles from './import-errors.module.css'

interface Props {
  readonly errors: readonly string[]
  readonly onClose: () => void
}

/** The errors of an import that changed nothing. */
export function ImportErrors({ errors, onClose }: Props) {
  return (
    <Card
      title="Nothing was imported"
      className={styles.card}
      aside={
        <Button variant="default" size="md" onClick={onClose}>
          Close
        </Button>
      }
    >
      <FileErrors errors={errors} />
    </Card>
  )
}
