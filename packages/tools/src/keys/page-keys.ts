/** Keys of a whole page, for pages that are not to observe with. */
export { useKeys as usePageKeys } from './use-keys.capture.tsx'
