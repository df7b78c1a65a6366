import { Door } from '@corridor/ui/art/door'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import styles from './refused.module.css'

interface Props {
  readonly title: string
  readonly children: string
}

export function Refused({ title, children }: Props) {
  return (
    <main className={styles.page}>
      <Door size={56} />
      <h1>{title}</h1>
      <p>{children}</p>
      <Button component={Link} to="/" size="md" mt={12}>
        Go to the dashboard
      </Button>
    </main>
  )
}
