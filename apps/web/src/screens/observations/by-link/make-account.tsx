import { UnstyledButton } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { failed } from '../../../api/failed.tsx'
import cards from '../readers/observation-cards.module.css'
import { callByLink, isOver, records } from './link-call.ts'
import styles from './link-record.module.css'

/** A quiet offer of an account: the code has proved the address, so that only a password is left to choose. */
export function MakeAccount({ onOver }: { readonly onOver: () => void }) {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callByLink(records.account, {}),
    onSuccess: ({ invitation }) => navigate(`/auth/invite/${invitation}`),
    onError: (error) =>
      isOver(error) ? onOver() : failed(error, { message: 'No account was made. Please try again later.' }),
  })
  return (
    <div className={`${cards.seen} ${styles.offer}`}>
      <IconUserPlus size={18} stroke={1.8} aria-hidden />
      <p>
        All your visits in one place:{' '}
        <UnstyledButton className={styles.account} disabled={isPending} onClick={() => mutate()}>
          Make an account
        </UnstyledButton>
      </p>
    </div>
  )
}
