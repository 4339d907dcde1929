import type { DinCode } from '@dining/domain/shared/codes';
import { Dialog } from '@dining/ui/dialog';
import { EmptyState } from '@dining/ui/empty-state';
import { Loading, Skeleton } from '@dining/ui/skeleton';
import { Tabs } from '@dining/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { menusQuery } from '../../entities/products/queries';
import { t } from '../../lib/i18n';
import { MenuCard } from './menu-card';

interface MenusDialogProps {
  venues: readonly { readonly dinCode: DinCode; readonly name: string }[];
  /** The venue whose menu is seen first. */
  opened?: DinCode | undefined;
  onClose: () => void;
}

/** The menus of all venues, a tab each (Spec §2.3 Menu modal). */
export function MenusDialog({ venues, opened, onClose }: MenusDialogProps) {
  const [first] = venues;
  const [chosen, setChosen] = useState<string | undefined>(opened ?? first?.dinCode);
  const venue = venues.find((other) => other.dinCode === chosen) ?? first;
  if (venue === undefined) return null;
  return (
    <Dialog closeLabel={t('common.buttons.close')} onClose={onClose} open size="xl" title={t('main.links.menu')}>
      <Tabs
        items={venues.map((other) => ({ id: other.dinCode as string, label: other.name }))}
        label={t('main.venues')}
        onSelect={setChosen}
        selected={venue.dinCode}
      >
        <Menus dinCode={venue.dinCode} />
      </Tabs>
    </Dialog>
  );
}

function Menus({ dinCode }: { dinCode: DinCode }) {
  const { data, isPending, isError } = useQuery(menusQuery(dinCode));
  if (isError) return <p role="alert">{t('common.loadFailed')}</p>;
  if (isPending) {
    return (
      <Loading className="grid gap-4" label={t('common.loading')}>
        <Skeleton height="7rem" />
        <Skeleton height="7rem" />
        <Skeleton height="7rem" />
      </Loading>
    );
  }
  if (data.length === 0) return <EmptyState drawing="still-life" level={3} title={t('main.menu.empty')} />;
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {data.map((menu) => (
        <MenuCard key={menu.menuIndex} menu={menu} />
      ))}
    </ul>
  );
}
