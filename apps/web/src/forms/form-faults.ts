interface Schema {
  readonly safeParse: (values: unknown) => {
    readonly error?: { readonly issues: readonly { path: PropertyKey[]; message: string }[] } | undefined
  }
}

/** The contract’s messages about a form, by the field’s path: “closures.2.lastOn”. */
export function faultsOf(schema: Schema, values: unknown): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    faults[path.join('.')] ??= message
  }
  return faults
}
