import { Field } from '@corridor/ui/capture/field'
import { IconTargetArrow } from '@tabler/icons-react'
import { type TargetGroup, targetName } from '../comment-targets.ts'
import type { CommentTarget } from '../targeted-comment.shape.ts'

interface Props {
  readonly groups: readonly TargetGroup[]
  readonly target: CommentTarget | null
  readonly onChange: (target: CommentTarget | null) => void
}

const before = (
  <>
    <IconTargetArrow size={22} stroke={1.8} aria-hidden />
    About:
  </>
)

/** A choice of the target by the device’s own list: on a phone nothing is quicker under a thumb. */
export function TargetSelect({ groups, target, onChange }: Props) {
  const all = groups.flatMap(({ targets }) => targets)
  const isKnown = target === null || all.some(({ id }) => id === target.id)
  const choose = (id: string) => onChange(all.find((it) => it.id === id) ?? null)
  return (
    <Field before={before}>
      {(field) => (
        <select id={field} value={target?.id ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">Nothing in particular</option>
          {!isKnown && <option value={target.id}>{targetName(target)}</option>}
          {groups.map(({ title, targets }) => (
            <optgroup key={title} label={title}>
              {targets.map((it) => (
                <option key={it.id} value={it.id}>
                  {targetName(it)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}
