import type { HtlCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { getLinkClass } from '@dining/ui/text-link';
import { useState } from 'react';
import { LazyDialog } from '../../components/lazy-dialog';
import { useAppData } from '../../entities/app/app-data';
import { useToday } from '../../lib/clock';
import type { Translations } from '../../lib/i18n';
import { SkyIcon } from './sky-icon';

const loadDialog = async ({ load }: Translations) => {
  const [module] = await Promise.all([import('./weather-dialog'), load(['weather'])]);
  return { WeatherDialog: module.WeatherDialog };
};

interface WeatherLinkProps {
  htlCode: HtlCode;
  visitDay: SeoulDate | null;
  label: string;
}

export function WeatherLink({ htlCode, visitDay, label }: WeatherLinkProps) {
  const [open, setOpen] = useState(false);
  const today = useToday();
  const isVisitPast = visitDay !== null && visitDay < today;
  if (useAppData()?.weatherYn !== 'Y' || isVisitPast) return null;
  return (
    <>
      <button
        aria-haspopup="dialog"
        className={`${getLinkClass('next')} justify-self-start print:hidden`}
        onClick={() => setOpen(true)}
        type="button"
      >
        <SkyIcon size={22} sky="partlyCloudy" />
        {label}
      </button>
      {open && (
        <LazyDialog load={loadDialog} name="weather" onClose={() => setOpen(false)}>
          {({ WeatherDialog }) => (
            <WeatherDialog htlCode={htlCode} onClose={() => setOpen(false)} visitDay={visitDay} />
          )}
        </LazyDialog>
      )}
    </>
  );
}
