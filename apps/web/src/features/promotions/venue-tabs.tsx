import { type DinCode, type HtlCode, toCode } from '@dining/domain/shared/codes';
import { Tabs } from '@dining/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getVenuesQuery } from '../../entities/venues/venues';
import { useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';

const allVenues = 'all';

interface VenueTabsProps {
  htlCode: HtlCode;
  dinCode: DinCode | undefined;
  onSelectVenue: (dinCode: DinCode | undefined) => void;
  children: ReactNode;
}

export function VenueTabs({ htlCode, dinCode, onSelectVenue, children }: VenueTabsProps) {
  const translations = useTranslations();
  const { t } = translations;
  const venues = useQuery(getVenuesQuery(htlCode)).data ?? [];
  const isKnownVenue = venues.some((venue) => venue.dinCode === dinCode);
  return (
    <Tabs
      items={[
        { id: allVenues, label: t('promotion.tabs.all') },
        ...venues.map((venue) => ({ id: venue.dinCode as string, label: localizeText(translations, venue.name) })),
      ]}
      label={t('promotion.tabs.label')}
      onSelect={(id) => onSelectVenue(id === allVenues ? undefined : toCode<DinCode>(id))}
      selected={isKnownVenue && dinCode !== undefined ? dinCode : allVenues}
    >
      {children}
    </Tabs>
  );
}
