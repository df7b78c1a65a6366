import { Switch } from '@mantine/core'

interface Props {
  readonly label: string
  readonly description: string
  readonly isOn: boolean
  readonly isReadOnly: boolean
  readonly onTurn: (isOn: boolean) => void
}

/** A switch that also says On or Off. */
export function SwitchField({ label, description, isOn, isReadOnly, onTurn }: Props) {
  return (
    <Switch
      size="md"
      withThumbIndicator={false}
      label={`${label}: ${isOn ? 'On' : 'Off'}`}
      description={description}
      checked={isOn}
      disabled={isReadOnly}
      onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
    />
  )
}
