import type { Faults } from '../fields/faults-under.ts'

type TextIn<Thing> = {
  [Name in keyof Thing]: Thing[Name] extends string ? Name : never
}[keyof Thing] &
  string

interface Form<Thing> {
  readonly thing: Thing
  readonly change: (next: Thing) => void
  readonly isReadOnly: boolean
  readonly faults: Faults
}

/** The props of a field that shows and changes one text of a thing. */
export function textFieldsOf<Thing>({ thing, change, isReadOnly, faults }: Form<Thing>) {
  return (name: TextIn<Thing>) => ({
    size: 'md',
    value: String(thing[name]),
    readOnly: isReadOnly,
    error: faults[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ ...thing, [name]: event.currentTarget.value }),
  })
}
