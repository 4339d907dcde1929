import { Section } from '@dining/ui/section';
import { Stack } from '@dining/ui/stack';
import { useState } from 'react';
import type { JoinFormData } from '../../entities/join/queries';
import { useJoinForm } from '../../features/join/form/use-join-form';
import { useTranslations } from '../../lib/i18n';
import { AddressSearch } from './address-search';
import { DetailsForm } from './details-form';
import { EmailPart } from './email-part';
import { PersonPart } from './person-part';

export function JoinForm({ data }: { data: JoinFormData }) {
  const { t } = useTranslations();
  const form = useJoinForm(data);
  const [searching, setSearching] = useState<'home' | 'work'>();
  const { loginType } = form;
  return (
    <Stack className="[&>section+section]:border-line [&>section+section]:border-t [&>section+section]:pt-12" gap={12}>
      <p className="-mt-4 flex justify-center gap-3 text-sm">
        <span className="text-ink-soft">{t('join.type.label')}</span>
        <span>{t(`join.type.${loginType ?? 'password'}`)}</span>
      </p>
      <Section id="join-account" title={t('join.form.account')}>
        <EmailPart form={form} />
      </Section>
      <Section id="join-person" title={t('join.form.person')}>
        <PersonPart form={form} />
      </Section>
      <DetailsForm form={form} onSearchAddress={setSearching} />
      {searching !== undefined && (
        <AddressSearch fields={form.fields} key={searching} kind={searching} onClose={() => setSearching(undefined)} />
      )}
    </Stack>
  );
}
