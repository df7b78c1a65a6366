/** For a click on a field for files: one that was mended is chosen again under its name, and the browser would see no change. */
export function forgetFile({ currentTarget }: { readonly currentTarget: HTMLInputElement }) {
  currentTarget.value = ''
}
