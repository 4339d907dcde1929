import { IconButton } from './icon-button';

export type PagerProps = {
  page: number;
  last: number;
  onPage: (page: number) => void;
  label: string;
  previousLabel: string;
  nextLabel: string;
  position: string;
};

export function Pager({ page, last, onPage, label, previousLabel, nextLabel, position }: PagerProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-2">
      <IconButton icon="chevron-left" inactive={page <= 1} label={previousLabel} onClick={() => onPage(page - 1)} />
      <span aria-live="polite" className="min-w-28 text-center text-ink-soft text-sm">
        {position}
      </span>
      <IconButton icon="chevron-right" inactive={page >= last} label={nextLabel} onClick={() => onPage(page + 1)} />
    </nav>
  );
}
