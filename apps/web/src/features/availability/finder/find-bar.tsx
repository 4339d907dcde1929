import type { TableQuery } from '@dining/domain/search/table-query';
import { formatTableQuery } from '@dining/domain/search/table-query';
import type { HtlCode } from '@dining/domain/shared/codes';
import { Button } from '@dining/ui/button';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useHotels } from '../../../entities/app/app-data';
import { useSearch } from '../../../entities/search/search-state';
import { useKeepWish, useTableWish } from '../../../entities/search/wish';
import { useTranslations } from '../../../lib/i18n';
import { FindForm } from './find-form';

export function FindBar() {
  const { t } = useTranslations();
  const { htlCode } = useSearch();
  const begun = useTableWish();
  const hotels = useHotels();
  const navigate = useNavigate();
  const keep = useKeepWish();
  const [changed, setChanged] = useState<{ wish: TableQuery; htlCode: HtlCode; at: HtlCode }>();
  // Choosing a hotel in the header overrides the one chosen here.
  const { wish, htlCode: wanted } = changed?.at === htlCode ? changed : { wish: changed?.wish ?? begun, htlCode };
  const find = () => {
    const hotel = hotels.find((other) => other.htlCode === wanted);
    keep(wish, wanted);
    void navigate({ to: '/fnb/find', search: formatTableQuery(wish, hotel?.htlHmcCode ?? '') });
  };
  return (
    <form
      aria-label={t('availability.title')}
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <FindForm
        action={
          <Button className="max-md:col-span-full" type="submit" variant="primary">
            {t('availability.title')}
          </Button>
        }
        htlCode={wanted}
        onChange={(next, chosen) => setChanged({ wish: next, htlCode: chosen, at: htlCode })}
        wish={wish}
      />
    </form>
  );
}
