import { getLinkClass } from '@dining/ui/text-link';
import { useState } from 'react';
import { LazyDialog } from '../../components/lazy-dialog';
import type { Venue } from '../../entities/venues/venues';
import type { Translations } from '../../lib/i18n';

const loadDialog = async ({ load }: Translations) => {
  const [module] = await Promise.all([import('./dining-info-dialog'), load(['venue'])]);
  return { DiningInfoDialog: module.DiningInfoDialog };
};

interface DiningInfoLinkProps {
  venue: Venue | undefined;
  label: string;
}

export function DiningInfoLink({ venue, label }: DiningInfoLinkProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        aria-haspopup="dialog"
        className={`${getLinkClass('next')} justify-self-start`}
        onClick={() => setOpen(true)}
        type="button"
      >
        {label}
      </button>
      {open && (
        <LazyDialog load={loadDialog} name="dining-info" onClose={() => setOpen(false)}>
          {({ DiningInfoDialog }) => <DiningInfoDialog onClose={() => setOpen(false)} venue={venue} />}
        </LazyDialog>
      )}
    </>
  );
}
