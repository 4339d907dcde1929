import { Button } from '@dining/ui/button';

interface BackButtonProps {
  /** Name of the list that the button leads to. */
  readonly label: string;
  readonly onPress: () => void;
}

/** Shows the button that leads from a form or the details of an object back to its list. */
export function BackButton({ label, onPress }: BackButtonProps) {
  return (
    <div className="-ml-5">
      <Button onClick={onPress} size="sm" variant="quiet">
        <span aria-hidden="true">←</span> {label}
      </Button>
    </div>
  );
}
