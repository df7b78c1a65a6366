import { toolOf } from '../tool-looks.ts'

/** The icon of a tool, beside its title. */
export default function ToolIcon({ toolTypeId }: { readonly toolTypeId: number }) {
  const { Icon } = toolOf(toolTypeId)
  return <Icon size={18} stroke={1.8} aria-hidden />
}
