import { EmptyState, type StateProps } from './empty-state';

/** Shows and announces what failed and what to do next. */
export function ErrorState({ drawing = 'lamp', ...rest }: StateProps) {
  return (
    <div role="alert">
      <EmptyState drawing={drawing} {...rest} />
    </div>
  );
}
