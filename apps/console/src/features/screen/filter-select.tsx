import { BareSelect } from '@dining/ui/bare-select';

/** Shows a select element that filters a list. */
export function FilterSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <BareSelect
      className="w-fit"
      label={label}
      onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value ?? value)}
      options={options}
      value={value}
    />
  );
}
