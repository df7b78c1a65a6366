import type { ChangeMade } from '@corridor/contract/people/educator-sets'
import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { educatorsChanged } from '../../../people/educator-queries.ts'
import styles from './several.module.css'

interface Props {
  readonly words: string
  readonly made: ChangeMade
  readonly onUndone: (made: ChangeMade) => void
  readonly onClose: () => void
}

/** Says what was done with several educators, with an undo, and who was left out and why. */
export default function SeveralMade({ words, made, onUndone, onClose }: Props) {
  const { done, left, mayUndo } = made
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(contract.educatorSets.undo, { params: { changeId: made.id } }),
    onSuccess: async (back) => {
      onUndone(back)
      await educatorsChanged()
    },
    onError: (error) => failed(error, { message: 'It was not taken back. Please try again later.' }),
  })
  return (
    <section className={styles.made} role="status">
      <p>
        <strong>
          {done.length > 0 ? `${counted(done.length, 'educator')} ${words}.` : `Nobody was ${words}.`}
        </strong>
        {mayUndo && (
          <Button variant="default" loading={isPending} onClick={() => mutate()}>
            Undo
          </Button>
        )}
        <Button variant="subtle" onClick={onClose}>
          Close
        </Button>
      </p>
      {left.length > 0 && (
        <>
          <p>Not done for {counted(left.length, 'educator')}:</p>
          <ul>
            {left.map(({ id, name, why }) => (
              <li key={id}>
                <strong>{name}</strong> {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
