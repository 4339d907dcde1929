import { IconButton } from './icon-button';

export type PagerProps = {
  page: number;
  lastPage: number;
  onPageChange: (page: number) => void;
  label: string;
  previousLabel: string;
  nextLabel: string;
  positionLabel: string;
};

export function Pager({ page, lastPage, onPageChange, label, previousLabel, nextLabel, positionLabel }: PagerProps) {
  if (lastPage <= 1) return null;
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-2">
      <IconButton
        icon="chevron-left"
        inactive={page <= 1}
        label={previousLabel}
        onClick={() => onPageChange(page - 1)}
      />
      <span aria-live="polite" className="min-w-28 text-center text-ink-soft text-sm">
        {positionLabel}
      </span>
      <IconButton
        icon="chevron-right"
        inactive={page >= lastPage}
        label={nextLabel}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
}
