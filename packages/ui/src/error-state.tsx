import { EmptyState, type StateProps } from './empty-state';

/** Where something could not be shown: what happened, and the way on. Read out when it appears. */
export function ErrorState({ drawing = 'lamp', ...rest }: StateProps) {
  return (
    <div role="alert">
      <EmptyState drawing={drawing} {...rest} />
    </div>
  );
}
