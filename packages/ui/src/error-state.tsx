import { EmptyState, type StateProps } from './empty-state';

export function ErrorState({ illustration = 'lamp', ...rest }: StateProps) {
  return (
    <div role="alert">
      <EmptyState illustration={illustration} {...rest} />
    </div>
  );
}
