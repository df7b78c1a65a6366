import type { EducatorPage } from '@corridor/contract/people/educators'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import { educatorsChanged } from '../../../people/educator-queries.ts'
import styles from './educator-header.module.css'

const said = {
  confirm: ['Confirmed', 'They are on your roster.'],
  drop: ['Dropped', 'They are set inactive. Their visits are kept.'],
} as const

/** Asks somebody who manages educators who an educator added at the door is. */
export default function AtTheDoor({ educator: { id } }: { readonly educator: EducatorPage }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (kind: keyof typeof said) =>
      call(contract.educatorSets.change, {
        params: { changeId: crypto.randomUUID() },
        body: { kind, ids: [id] },
      }),
    onSuccess: async ({ done, left }, kind) => {
      await educatorsChanged()
      const [title, words] = said[kind]
      if (done.length > 0) toast(title, words)
      else toast('Not changed', left[0]?.why)
    },
    onError: (error) => failed(error, { message: 'Nothing was changed. Please try again later.' }),
  })
  return (
    <div className={styles.door}>
      <p>Added at the door. Say who it is, or check the details with Edit and save.</p>
      <Button variant="default" loading={isPending} onClick={() => mutate('confirm')}>
        Confirm
      </Button>
      <Button variant="default" component={Link} to={`/educators/duplicates?of=${id}`}>
        Join to somebody known
      </Button>
      <Button variant="default" loading={isPending} onClick={() => mutate('drop')}>
        Drop, keep the visit
      </Button>
    </div>
  )
}
