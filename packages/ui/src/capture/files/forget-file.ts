/**
 * Empties a file input on a click: a file that was mended is chosen again under its name, and the browser would see
 * no change.
 */
export function forgetFile({ currentTarget }: { readonly currentTarget: HTMLInputElement }) {
  currentTarget.value = ''
}
