import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core'
import styles from './set-form.module.css'

interface Props {
  readonly title: TextInputProps
  /** The field under the title. */
  readonly about: TextareaProps
}

/** The fields for a set’s title and a few words about it. */
export function AboutFields({ title, about }: Props) {
  return (
    <>
      <TextInput label="Title" {...title} />
      <Textarea rows={1} classNames={{ input: styles.grows ?? '' }} {...about} />
    </>
  )
}
