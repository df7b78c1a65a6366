/** By version, what each shows. As they were stored: a later shape may no longer know them. */
export type Samples = Readonly<Record<number, Readonly<Record<string, unknown>>>>
