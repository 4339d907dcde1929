import { EmptyState, type StateProps } from './empty-state';

export function ErrorState({ drawing = 'lamp', ...rest }: StateProps) {
  return (
    <div role="alert">
      <EmptyState drawing={drawing} {...rest} />
    </div>
  );
}
