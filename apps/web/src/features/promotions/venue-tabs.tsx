import { type DinCode, type HtlCode, toCode } from '@dining/domain/shared/codes';
import { Tabs } from '@dining/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { venuesQuery } from '../../entities/venues/venues';
import { useTranslations } from '../../lib/i18n';
import { ownText } from '../../lib/text-for';

const all = 'all';

interface VenueTabsProps {
  htlCode: HtlCode;
  /** Undefined for the promotions of the whole hotel. */
  dinCode: DinCode | undefined;
  onVenue: (dinCode: DinCode | undefined) => void;
  children: ReactNode;
}

export function VenueTabs({ htlCode, dinCode, onVenue, children }: VenueTabsProps) {
  const translations = useTranslations();
  const { t } = translations;
  const venues = useQuery(venuesQuery(htlCode)).data ?? [];
  const known = venues.some((venue) => venue.dinCode === dinCode);
  return (
    <Tabs
      items={[
        { id: all, label: t('promotion.tabs.all') },
        ...venues.map((venue) => ({ id: venue.dinCode as string, label: ownText(translations, venue.name) })),
      ]}
      label={t('promotion.tabs.label')}
      onSelect={(id) => onVenue(id === all ? undefined : toCode<DinCode>(id))}
      selected={known && dinCode !== undefined ? dinCode : all}
    >
      {children}
    </Tabs>
  );
}
